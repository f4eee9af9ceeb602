extension Database {
  /// What time it is on the store's clock.
  func time(by clock: some StoreClock) throws(DatabaseError) -> StoreTime {
    try time(at: clock.read())
  }

  /// What time it is, which is kept: from now on it is at least that. In a transaction.
  func advanceTime(by clock: some StoreClock) throws(DatabaseError) -> StoreTime {
    let reading = clock.read()
    let now = try time(at: reading)
    try run(
      "UPDATE store SET boot = ?, since_boot = ?, wall = ?, time = ?",
      .text(reading.boot), .integer(reading.sinceBoot), .integer(reading.wall),
      .integer(now.milliseconds))
    return now
  }

  private func time(at reading: ClockReading) throws(DatabaseError) -> StoreTime {
    let now = try first("SELECT boot, since_boot, wall, time FROM store") {
      (row) throws(DatabaseError) in
      let last = ClockReading(
        boot: try row.text(0), sinceBoot: try row.integer(1, in: StoreTime.range),
        wall: try row.integer(2, in: StoreTime.range))
      let time = try row.integer(3, in: StoreTime.range)
      // A store that has just been made has seen no clock yet.
      let elapsed = last.wall == 0 ? 0 : reading.elapsed(since: last)
      return StoreTime(milliseconds: min(time + elapsed, StoreTime.range.upperBound))
    }
    guard let now else { throw .damaged("the clock is missing") }
    return now
  }
}
