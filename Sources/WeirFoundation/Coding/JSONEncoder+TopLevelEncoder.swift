import Foundation
import Weir

/// For `encode(encoder:)`.
extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

/// For `decode(type:decoder:)`.
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
