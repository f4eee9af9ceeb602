import Glibc

// Usage: WeirBenchmarks                     list the cases, a line each: number, goal, name
//        WeirBenchmarks NUMBER bound|weir N run one of them N times and print a checksum
//        WeirBenchmarks bytes               print the bytes a subscription on a shared subject takes
//
// Instructions and allocations are counted from outside, by the difference of two N; see
// `make bench`.

let cases = speedCases + growthCases
let arguments = CommandLine.arguments
if arguments.count == 1 {
  for (number, item) in cases.enumerated() { print(number, item.goal, item.name) }
  exit(0)
}
if arguments.count == 2, arguments[1] == "bytes" {
  print(bytesPerSubscription())
  exit(0)
}
guard arguments.count == 4, let number = Int(arguments[1]), cases.indices.contains(number),
  let count = Int(arguments[3]), count > 0
else {
  print("usage: WeirBenchmarks [NUMBER bound|weir N]")
  exit(2)
}
switch arguments[2] {
case "bound": print(cases[number].bound(count))
case "weir": print(cases[number].weir(count))
default:
  print("say \"bound\" or \"weir\", not \"\(arguments[2])\"")
  exit(2)
}
