import Foundation
import Weir

/// For `encode(encoder:)`.
extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}

/// For `decode(type:decoder:)`.
extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}
