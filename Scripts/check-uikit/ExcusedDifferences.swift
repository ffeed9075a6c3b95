import Foundation

/// The differences that are meant, each with its reason.
struct ExcusedDifferences {
  private let exact: Set<String>
  private let prefixes: [String]

  /// - Throws: An error if the file cannot be read, or a line has no reason.
  init(file: URL) throws {
    var exact: Set<String> = []
    var prefixes: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw Interface.Fault(description: "\(file.path): \(line): there is no reason.") }
      let path = String(parts[0])
      if path.hasSuffix("*") { prefixes.append(String(path.dropLast())) } else { exact.insert(path) }
    }
    self.exact = exact
    self.prefixes = prefixes
  }

  func contains(_ path: String) -> Bool {
    exact.contains(path) || prefixes.contains { path.hasPrefix($0) }
  }

  /// Returns what the list has and none of the paths needs.
  func idle(for paths: [String]) -> [String] {
    let paths = Set(paths)
    return exact.subtracting(paths).sorted() + prefixes.filter { prefix in !paths.contains { $0.hasPrefix(prefix) } }
  }
}
