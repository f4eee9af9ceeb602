import Testing
import Weir

@Suite struct MonotonicTimeTests {
  @Test func `lengths too long to name become the longest`() {
    let long = MonotonicTime.Stride.seconds(Int.max)
    #expect(long + long == long)
    #expect(.zero - long - long == MonotonicTime.Stride(nanoseconds: .min))
    let start = MonotonicTime(nanoseconds: 5)
    #expect(start.advanced(by: long).nanoseconds == .max)
    #expect(MonotonicTime(nanoseconds: .min).distance(to: start).nanoseconds == .max)
  }

  @Test func `ordinary lengths are exact`() {
    let length = MonotonicTime.Stride.seconds(1.5) - .milliseconds(200)
    #expect(length == .milliseconds(1300))
    #expect(length * 2 == .milliseconds(2600))
  }
}
