import Foundation
import Weir

/// What waits for its date on run loops and operation queues.
///
/// Neither keeps actions in the order of their dates: equal ones run in any order, late ones too. So
/// a timer or an operation does not run the action it was made for, but the earliest that waits in
/// the same place: there are as many of them as actions.
enum Waiting {
  private struct Place {
    weak var owner: AnyObject?
    var agenda = Agenda<RunLoop.SchedulerTimeType>()
  }

  private static let places = Lock<[ObjectIdentifier: Place]>([:])

  /// Adds an action; gives its number.
  static func add(_ action: @escaping () -> Void, on owner: AnyObject, at date: Date) -> Int {
    let (id, dropped) = places.withLock { places in
      let gone = places.filter { $0.value.owner == nil }
      for key in gone.keys { places[key] = nil }
      let id = places[ObjectIdentifier(owner), default: Place(owner: owner)].agenda
        .add(at: RunLoop.SchedulerTimeType(date), every: nil, action)
      return (id, gone)
    }
    return withExtendedLifetime(dropped) { id }
  }

  /// Takes the earliest action.
  static func next(on owner: AnyObject) -> (() -> Void)? {
    change(on: owner) { agenda in
      agenda.nextDeadline.flatMap { agenda.popDue(by: $0, now: $0)?.action }
    }
  }

  /// Takes an action away; false if it has been taken already.
  static func remove(_ id: Int, on owner: AnyObject) -> Bool {
    change(on: owner) { $0.remove(id) } != nil
  }

  private static func change<Result>(
    on owner: AnyObject, _ body: (inout Agenda<RunLoop.SchedulerTimeType>) -> Result?
  ) -> Result? {
    places.withLock { places in
      let key = ObjectIdentifier(owner)
      guard var place = places[key] else { return nil }
      let result = body(&place.agenda)
      places[key] = place.agenda.count == 0 ? nil : place
      return result
    }
  }
}
