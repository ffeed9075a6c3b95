import Foundation

/// The counts of callgrind for one run of a program.
struct CallgrindProfile {
  /// The number of executed instructions.
  let instructions: Int
  /// The number of calls to the allocating functions of the C library; all other allocations use them.
  let allocations: Int

  private static let allocating: Set<String> = [
    "malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign",
  ]

  /// Reads a profile.
  ///
  /// - Parameter file: The output file of callgrind.
  /// - Throws: An error if the file cannot be read.
  init(contentsOf file: URL) throws {
    var names: [Substring: Bool] = [:]
    var caller = false
    var callee = false
    var calls = 0
    var total: Int?
    // A name is written once, and only referred to by its number later: "fn=(12) malloc", then "fn=(12)".
    func allocates(_ field: Substring) -> Bool {
      guard let end = field.firstIndex(of: ")") else { return false }
      let number = field[..<end]
      let name = field[end...].dropFirst(2).split(separator: "'").first
      if let name { names[number] = Self.allocating.contains(String(name)) }
      return names[number] ?? false
    }
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("fn=") {
        caller = allocates(line.dropFirst(3))
      } else if line.hasPrefix("cfn=") {
        callee = allocates(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        // A call from one allocating function to another belongs to the same allocation.
        if callee, !caller { calls += Int(line.dropFirst(6).prefix { $0.isNumber }) ?? 0 }
      } else if line.hasPrefix("totals:") {
        total = Int(line.dropFirst(7).filter(\.isNumber))
      }
    }
    guard let total else { throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path]) }
    instructions = total
    allocations = calls
  }
}
