import FormModels
import Testing
import Weir
import WeirTesting

@Suite("Store repair")
struct StoreRepairTests {
  let clock = TestScheduler()
  private let keeper = ScriptedKeeper()
  let repair: StoreRepair

  init() {
    repair = StoreRepair(custodian: keeper, scheduler: clock.eraseToAnyScheduler())
  }

  @Test("It puts the file aside once, and tells where it is")
  func done() {
    repair.putAside()
    repair.putAside()
    #expect(keeper.putAsides == 1)
    #expect(repair.state == .working)
    keeper.aside.send("/home/ada/accounts.db.aside")
    clock.advance()
    #expect(repair.state == .done(path: "/home/ada/accounts.db.aside"))
  }

  @Test("When it cannot, it says why and may be tried again")
  func failed() {
    repair.putAside()
    keeper.aside.send(completion: .failure(.readOnly(path: "/home")))
    clock.advance()
    #expect(repair.state == .failed(.readOnly(path: "/home")))
    repair.putAside()
    #expect(keeper.putAsides == 2)
  }

  @Test("Only a file that nobody can read is mended so")
  func which() {
    #expect(StoreProblem.damaged(path: "").isMendedByStartingAnew)
    #expect(StoreProblem.newer(path: "").isMendedByStartingAnew)
    for problem: StoreProblem in [.full(path: ""), .readOnly(path: ""), .busy, .other("")] {
      #expect(!problem.isMendedByStartingAnew)
    }
  }
}
