import FormModels
import Testing
import Weir
import WeirTesting

@testable import ExampleTrip

@Suite("Example: trip")
struct TripTests {
  private let clock = TestScheduler()
  private let model: TripModel

  init() {
    model = TripModel(scheduler: clock.eraseToAnyScheduler())
  }

  private func fillFirstStep() {
    model.name.value = "Ada"
    model.email.value = "ada@example.org"
    model.emailAgain.value = "ada@example.org"
  }

  @Test("It goes on only when the step is right, and back without asking")
  func steps() {
    model.goOn()
    #expect(model.step == 0)
    #expect(model.name.state.mark == .error(Message("Enter your name.")))
    fillFirstStep()
    model.goOn()
    #expect(model.step == 1)
    model.goBack()
    #expect(model.step == 0)
    model.goBack()
    #expect(model.step == 0)
  }

  @Test("The repeated address is judged again when the first changes")
  func addresses() {
    fillFirstStep()
    clock.advance(by: .milliseconds(500))
    #expect(model.emailAgain.state.isValid)
    model.email.value = "ada@example.com"
    clock.advance(by: .milliseconds(500))
    #expect(model.emailAgain.state.mark == .error(Message("The two addresses differ.")))
  }

  @Test("Nobody leaves before they arrive")
  func dates() {
    fillFirstStep()
    model.goOn()
    model.arrival.value = 20
    model.goOn()
    #expect(model.step == 1)
    #expect(model.departure.state.mark == .error(Message("Leave after you arrive.")))
    model.departure.value = 21
    model.goOn()
    #expect(model.step == 2)
    #expect(model.summary == "Ada, from 20 to 21 June: one night.")
  }

  @Test("It is booked once the terms are accepted")
  func booking() {
    fillFirstStep()
    model.goOn()
    model.goOn()
    model.goOn()
    #expect(!model.isBooked)
    model.isAgreed.value = true
    model.goOn()
    #expect(model.isBooked)
    model.goBack()
    #expect(model.step == 2)
  }
}
