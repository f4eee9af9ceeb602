import Testing
import Weir

@testable import ExampleExpenses

@Suite("Example: expenses")
struct ExpensesTests {
  @Test("The total follows every amount, and the rows that come and go")
  func total() {
    let (train, hotel) = (Expense("Train", 60), Expense("Hotel", 180))
    let model = ExpensesModel([train, hotel])
    var totals: [Double] = []
    let token = model.total.sink { totals.append($0) }
    train.amount.send(50)
    model.add()
    model.rows.value.last?.amount.send(4)
    model.remove(hotel)
    hotel.amount.send(1000)
    model.rows.send([])
    #expect(totals == [240, 230, 234, 54, 0])
    token.cancel()
  }
}
