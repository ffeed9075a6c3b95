import Foundation

// Arguments: STORE SOURCES BOUNDS [MODULE]. Scripts/check-cycles.sh knows them.
//
// Compares the largest cycle of files of each module with the bounds, a line `MODULE FILES` each. With a module, prints its cycles.
let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  print("To fix: run Scripts/check-cycles.sh, which knows the arguments.")
  exit(2)
}

func graph(of module: String) throws -> FileGraph {
  let graph = FileGraph(
    try ModuleIndex(module: module, store: arguments[1], folder: "\(arguments[2])/\(module)/"))
  guard !graph.files.isEmpty else {
    throw IndexError(description: "The index has no file of \(module). To fix: swift build.")
  }
  return graph
}

do {
  if arguments.count > 4 {
    print(try graph(of: arguments[4]).description)
    exit(0)
  }
  var faults = 0
  for line in try String(contentsOfFile: arguments[3], encoding: .utf8).split(separator: "\n")
  where !line.hasPrefix("#") {
    let words = line.split(separator: " ")
    guard words.count == 2, let bound = Int(words[1]) else {
      throw IndexError(description: "\(arguments[3]): \"\(line)\" is not a module and a number.")
    }
    let module = String(words[0])
    let largest = try graph(of: module).cycles.first?.count ?? 1
    if largest > bound {
      faults += 1
      print("\(module): \(largest) files reach each other through their types; \(bound) may")
    }
  }
  exit(faults == 0 ? 0 : 1)
} catch {
  print(error)
  exit(2)
}
