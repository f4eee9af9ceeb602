import Glibc
import Weir

// Usage: WeirBenchmarks CASE N
// Runs the case N times and prints a checksum, so that nothing can be optimised away. Instructions
// and allocations are counted from outside, by the difference of two N.

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), let run = cases[arguments[1]] else {
  print(cases.keys.sorted().joined(separator: "\n"))
  exit(arguments.count == 1 ? 0 : 2)
}
print(run(count))
