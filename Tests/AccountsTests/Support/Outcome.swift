import Weir

/// The failure of a call; nil when it has none.
func failure<Result, Failure: Error>(of body: () throws(Failure) -> Result) -> Failure? {
  do throws(Failure) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
