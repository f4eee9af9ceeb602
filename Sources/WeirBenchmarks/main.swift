import Glibc

// Usage: WeirBenchmarks                        list the cases, a line each: number, goal, most
//                                              allocations, name
//        WeirBenchmarks NUMBER bound|weir N    run one of them N times and print a checksum
//        WeirBenchmarks NUMBER bound|weir time print how many nanoseconds one operation takes
//        WeirBenchmarks bytes                  print the bytes a subscription on a shared subject
//                                              takes
//
// Instructions and allocations are counted from outside, by the difference of two N; see
// `make bench`.

let cases = speedCases + growthCases
let arguments = CommandLine.arguments
if arguments.count == 1 {
  for (number, item) in cases.enumerated() {
    print(number, item.goal, item.allocations.map(String.init) ?? "any", item.name)
  }
  exit(0)
}
if arguments.count == 2, arguments[1] == "bytes" {
  print(bytesPerSubscription())
  exit(0)
}
guard arguments.count == 4, let number = Int(arguments[1]), cases.indices.contains(number) else {
  print("usage: WeirBenchmarks [NUMBER bound|weir N|time]")
  exit(2)
}
let side: (Int) -> Int
switch arguments[2] {
case "bound": side = cases[number].bound
case "weir": side = cases[number].weir
default:
  print("say \"bound\" or \"weir\", not \"\(arguments[2])\"")
  exit(2)
}
if arguments[3] == "time" {
  print(nanosecondsPerOperation(side))
} else if let count = Int(arguments[3]), count > 0 {
  print(side(count))
} else {
  print("say a number of operations or \"time\", not \"\(arguments[3])\"")
  exit(2)
}
