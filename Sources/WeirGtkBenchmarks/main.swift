import CGtkBenchmarks
import Glibc
import WeirGtk

// Usage: WeirGtkBenchmarks                  list the cases, a line each: number, unit, goal, name
//        WeirGtkBenchmarks NUMBER c|weir N  run one of them N times, print a checksum and CPU ns each
//        WeirGtkBenchmarks sizes            print bytes a binding and how costs grow
//
// Instructions are counted from outside, by the difference of two N; see `make bench-gtk`.

let arguments = CommandLine.arguments
if arguments.count == 1 {
  for (number, item) in cases.enumerated() { print(number, item.goal, item.name) }
  exit(0)
}
try Display.open()
if arguments.count == 2, arguments[1] == "sizes" {
  let bytes = bytesPerBinding(1000)
  print("| what | C, GObject | Weir |")
  print("|---|---:|---:|")
  print("| bytes, a binding of an entry | \(bench_entry_bytes(1000)) | \(bytes.entry) |")
  print("| bytes, a binding of a scale | \(bench_scale_bytes(1000)) | \(bytes.scale) |")
  let (made, ended) = growth(10_000)
  print("")
  print(
    "Of 10 000 bindings to one subject each of the first thousand took \(made.0) ns to make and")
  print("\(ended.0) ns to end, each of the last thousand \(made.1) and \(ended.1).")
  exit(0)
}
guard arguments.count == 4, let number = Int(arguments[1]), cases.indices.contains(number),
  let count = Int(arguments[3]), count > 0
else {
  print("usage: WeirGtkBenchmarks [NUMBER c|weir N]")
  exit(2)
}
let run = arguments[2] == "c" ? cases[number].c : cases[number].weir
_ = run(100)
let start = bench_cpu()
let checksum = run(count)
print(checksum, (bench_cpu() - start) / count)
