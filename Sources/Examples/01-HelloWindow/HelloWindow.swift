// 1. A window.
//
// An Application owns the windows and runs until the last of them is closed: by its button, or by
// Ctrl+W and Ctrl+Q, which addClosingKeys() adds.
//
//     make example NAME=hello

import WeirGtk

@main
@MainActor
struct HelloWindow {
  static func main() {
    Application("io.github.weir.examples.Hello").runAndExit { application in
      application.addClosingKeys()
      let greeting = Label("Hello, window!")
      greeting.addCSSClass("title-1")
      greeting.margins = Margins(48)
      let window = Window(application, title: "Hello")
      window.child = greeting
      window.present()
    }
  }
}
