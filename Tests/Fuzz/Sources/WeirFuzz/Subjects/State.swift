import FormViews
import Glibc

private let folder = "/tmp/weir-fuzz-\(getpid())"

/// Whatever stands in the file of the window's state: it is used, or put aside and said so once.
@Sendable func fuzzState(_ texts: [String]) {
  let file = WindowStateFile(path: folder + "/window")
  mkdir(folder, 0o700)
  let text = texts.joined(separator: "\0")
  guard let stream = fopen(file.path, "w") else { fatalError("cannot write to \(folder)") }
  var copy = text
  copy.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
  fclose(stream)

  do throws(WindowStateFile.ReadFailure) {
    guard let state = try file.read() else { fatalError("the file is there, and no state") }
    file.write(state) { fatalError($0) }
    let again = try file.read()
    precondition(again == state)
  } catch {
    precondition(error == .damaged(file.path, aside: file.path + ".damaged"), error.complaint)
  }
}
