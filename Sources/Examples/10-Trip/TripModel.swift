import FormModels
import Weir

/// A trip in June, booked in three steps. Each is a form of its own, and must be right before the next.
final class TripModel {
  let name, email, emailAgain: Field<String>
  let arrival, departure: Field<Double>
  let isAgreed: Field<Bool>

  let steps: [Form]

  /// Which step is shown, counted from 0.
  @Published private(set) var step = 0
  @Published private(set) var isBooked = false

  init(scheduler: FormScheduler) {
    name = Field("", scheduler: scheduler, rules: [.required(Message("Enter your name."))])
    email = Field(
      "", scheduler: scheduler,
      rules: [
        .required(Message("Enter your e-mail address.")),
        .matching(/[^@ ]+@[^@ ]+\.[^@ ]+/, Message("This is no e-mail address.")),
      ])
    // Rules that look at another field are asked again when that changes.
    emailAgain = Field(
      "", scheduler: scheduler,
      rules: [
        .required(Message("Repeat your e-mail address.")),
        .equal(to: email, Message("The two addresses differ.")),
      ])
    arrival = Field(10, scheduler: scheduler)
    departure = Field(
      12, scheduler: scheduler,
      rules: [.comparing(with: arrival, Message("Leave after you arrive."), >)])
    isAgreed = Field(
      false, scheduler: scheduler, approvesEarly: true,
      rules: [.accepted(Message("Please read and accept the terms."))])
    steps = [Form(name, email, emailAgain), Form(arrival, departure), Form(isAgreed)]
  }

  /// Goes on if all of this step is right; else takes the user to what is not.
  func goOn() {
    guard !isBooked else { return }
    steps[step].submit { [self] in
      if step < steps.count - 1 { step += 1 } else { isBooked = true }
    }
  }

  func goBack() {
    if step > 0, !isBooked { step -= 1 }
  }

  /// What the last step shows before it is booked.
  var summary: String {
    let nights = Int(departure.value - arrival.value)
    let from = Int(arrival.value)
    return "\(name.value), from \(from) to \(Int(departure.value)) June: "
      + (nights == 1 ? "one night." : "\(nights) nights.")
  }
}
