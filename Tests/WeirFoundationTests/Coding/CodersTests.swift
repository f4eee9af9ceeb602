import Foundation
import Testing
import Weir
import WeirFoundation
import WeirTesting

@Suite struct CodersTests {
  private struct Account: Codable, Equatable {
    var name: String
    var age: Int
  }

  private let account = Account(name: "Ada", age: 36)

  @Test func `values go to JSON and back`() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = Just(account).encode(encoder: encoder).map { String(decoding: $0, as: UTF8.self) }
    let written = text.record()
    #expect(written.values == [#"{"age":36,"name":"Ada"}"#])
    let read = text.map { Data($0.utf8) }.decode(type: Account.self, decoder: JSONDecoder())
      .record()
    #expect(read.values == [account])
  }

  @Test func `values go to property lists and back`() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = Just(account).encode(encoder: encoder)
    let written = data.map { String(decoding: $0, as: UTF8.self) }.record()
    #expect(written.values.first?.contains("<string>Ada</string>") == true)
    let read = data.decode(type: Account.self, decoder: PropertyListDecoder()).record()
    #expect(read.values == [account])
  }

  @Test func `what cannot be decoded ends the stream with the decoder's error`() {
    let read = Just(Data("[]".utf8)).decode(type: Account.self, decoder: JSONDecoder()).record()
    #expect(read.values == [])
    guard case .failure(let error) = read.completion else {
      Issue.record("it did not fail")
      return
    }
    #expect(error is DecodingError)
  }
}
