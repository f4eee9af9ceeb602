import Glibc

/// Random letters that stand nowhere in memory as they are, so that whoever finds them there has found
/// a copy that somebody else made.
struct HiddenLetters {
  private static let mask: UInt8 = 0xA5
  private let masked: [UInt8]

  init(count: Int) {
    masked = (0..<count).map { _ in UInt8.random(in: 0x61...0x7A) ^ Self.mask }
  }

  var count: Int { masked.count }

  /// One of them, as a text.
  func letter(_ index: Int) -> String {
    String(UnicodeScalar(masked[index] ^ Self.mask))
  }

  /// Whether freed memory is used again as usual. The address sanitizer keeps it for a while as it was,
  /// and has terabytes of notes about it.
  static var canBeSought: Bool { dlsym(nil, "__asan_init") == nil }

  /// How often all of them stand next to each other in the memory that this process can write.
  func occurrencesInMemory() -> Int {
    let memory = open("/proc/self/mem", O_RDONLY)
    guard memory >= 0 else { return -1 }
    defer { close(memory) }
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { block.deallocate() }
    let own =
      UInt(bitPattern: block.baseAddress)..<UInt(bitPattern: block.baseAddress! + block.count)
    return Self.writableRegions().reduce(0) { sum, region in
      var found = 0
      var start = region.lowerBound
      while start < region.upperBound {
        let length = min(UInt(block.count), region.upperBound - start)
        let read = pread(memory, block.baseAddress, Int(length), off_t(start))
        if read > 0 {
          found += occurrences(in: UnsafeRawBufferPointer(block), read, at: start, own)
        }
        // The next block begins a little before the end of this one: nothing falls between them.
        start += length == UInt(block.count) ? length - UInt(count) + 1 : length
      }
      return sum + found
    }
  }

  private func occurrences(
    in block: UnsafeRawBufferPointer, _ length: Int, at address: UInt, _ own: Range<UInt>
  ) -> Int {
    guard length >= count else { return 0 }
    let first = masked[0] ^ Self.mask
    var found = 0
    for index in 0...(length - count)
    where block[index] == first && !own.contains(address + UInt(index)) {
      if masked.indices.allSatisfy({ block[index + $0] ^ Self.mask == masked[$0] }) { found += 1 }
    }
    return found
  }

  private static func writableRegions() -> [Range<UInt>] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var regions: [Range<UInt>] = []
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let text = line.map({ String(cString: $0) }) {
      let words = text.split(separator: " ")
      guard words.count > 1, words[1].hasPrefix("rw") else { continue }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if ends.count == 2, ends[0] < ends[1] { regions.append(ends[0]..<ends[1]) }
    }
    return regions
  }
}
