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

  var complaints = 0
  let state = file.read { _ in complaints += 1 }
  precondition((state == nil) == (complaints == 1), "\(String(describing: state)), \(complaints)")
  guard let state else { return }
  file.write(state) { fatalError($0) }
  precondition(file.read { fatalError($0) } == state)
}
