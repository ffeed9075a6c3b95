import Foundation

/// What callgrind has counted in one run of a program.
struct CallgrindProfile {
  /// The instructions that were executed.
  let instructions: Int
  /// The calls of the C library's allocating functions, on which all others rest.
  let allocations: Int

  private static let allocating: Set<String> = [
    "malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign",
  ]

  /// - Parameter file: What callgrind has written.
  /// - Throws: Why it cannot be read.
  init(contentsOf file: URL) throws {
    var names: [Substring: Bool] = [:]
    var caller = false
    var callee = false
    var calls = 0
    var total: Int?
    // Names are written once and then only numbered: "fn=(12) malloc", later "fn=(12)".
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
        // An allocating function that calls another one is one allocation.
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
