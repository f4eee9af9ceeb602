import CGtk
import FormModels
import Weir
import XCTest

@testable import FormViews
@testable import WeirGtk

/// The access keys of what opens beside the window.
final class DialogKeysTests: XCTestCase {
  func testNoTwoAccessKeysOfADialogAreTheSame() throws {
    try inProcess {
      for language in ["en_US.UTF-8", "ko_KR.UTF-8"] {
        setenv("LANG", language, 1)
        let catalogues = PrivateScreen.buildFolder.appendingPathComponent("share/locale").path
        Translation.use(domain: "weir-forms", directory: catalogues)
        let models = FormModelSet(
          scheduler: MainLoop.main.eraseToAnyScheduler(),
          accounts: AccountServices(store: ScriptedAccounts(), memory: NoKeyring()))
        let window = FormWindow(models: models)
        let shown = try InProcessWindow(window)
        window.showHelp()
        XCTAssertEqual(try XCTUnwrap(Self.open(tr("Help"))).accessKeys, ["C"], language)
        try shown.wait("the question is whether to lose what was typed") {
          models.signUp.name.value = "Ada"
          window.close()
          return Self.open(tr("Discard What You Typed?")) != nil
        }
        let question = try XCTUnwrap(Self.open(tr("Discard What You Typed?")))
        XCTAssertEqual(question.accessKeys.sorted(), ["D", "K"], language)
        window.destroy()
        shown.settle()
      }
      setenv("LANG", "C.UTF-8", 1)
      Translation.use(domain: "weir-forms", directory: "")
    }
  }

  @MainActor
  private static func open(_ title: String) -> Window? {
    weir_window_titled(title).flatMap { Object.existing(for: $0) as? Window }
  }
}
