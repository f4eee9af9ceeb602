import @NAME@Model
import WeirGtk

@main
@MainActor
struct @NAME@App {
  static func main() {
    Application("org.example.@NAME@").runAndExit { application in
      application.addClosingKeys()
      let model = @NAME@Model(scheduler: MainLoop.main.eraseToAnyScheduler())
      @NAME@Window(application, model).present()
    }
  }
}
