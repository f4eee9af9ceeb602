import Dispatch
import Foundation
import Glibc
import Weir

/// A server on this machine that hands each request to a closure and sends back what that returns.
///
/// A nil answer leaves the request without one, until the other side hangs up.
final class LoopbackServer: Sendable {
  let url: URL
  private let listener: Int32
  private let counted = Lock(0)
  private let hangUps = DispatchSemaphore(value: 0)
  private let requests = DispatchSemaphore(value: 0)

  init(answer: @escaping @Sendable (_ path: String) -> (status: Int, body: String)?) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    var actual = length
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        precondition(bind(listener, address, length) == 0 && listen(listener, 8) == 0)
        precondition(getsockname(listener, address, &actual) == 0)
      }
    }
    self.listener = listener
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
    DispatchQueue(label: "loopback server").async { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        DispatchQueue(label: "connection").async { self.serve(connection, answer) }
      }
    }
  }

  /// How many requests have come.
  var requestCount: Int { counted.withLock { $0 } }

  /// Waits until a request has come; false if that takes unreasonably long.
  func awaitRequest() -> Bool { requests.wait(timeout: .now() + 20) == .success }

  /// Waits until someone has hung up without an answer; false if that takes unreasonably long.
  func awaitHangUp() -> Bool { hangUps.wait(timeout: .now() + 20) == .success }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(
    _ connection: Int32, _ answer: (String) -> (status: Int, body: String)?
  ) {
    defer { close(connection) }
    var request = ""
    while !request.contains("\r\n\r\n") {
      guard let more = read(from: connection) else { return }
      request += more
    }
    counted.withLock { $0 += 1 }
    requests.signal()
    let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    if let (status, body) = answer(path) {
      let text = """
        HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.utf8.count)\r\n\
        Connection: close\r\n\r\n\(body)
        """
      _ = text.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
    } else {
      while read(from: connection) != nil {}
      hangUps.signal()
    }
  }

  private func read(from connection: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
