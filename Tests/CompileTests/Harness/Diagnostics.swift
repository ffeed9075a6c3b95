/// The diagnostics of the compiler for some files.
struct Diagnostics: Sendable, CustomStringConvertible {
  struct Diagnostic: Sendable, CustomStringConvertible {
    enum Severity: String, Sendable {
      case error, warning, note
    }

    let severity: Severity
    let message: String
    /// The name of the file and the line, from 1, or `nil` for a diagnostic without a location.
    let place: (file: String, line: Int)?

    var description: String {
      let prefix = place.map { "\($0.file):\($0.line): " } ?? ""
      return "\(prefix)\(severity): \(message)"
    }
  }

  private(set) var all: [Diagnostic] = []

  var errors: [Diagnostic] {
    all.filter { $0.severity == .error }
  }

  var description: String {
    all.map(\.description).joined(separator: "\n")
  }

  /// Parses lines of the form `path:line:column: severity: message`, with or without the location.
  init(output: String) {
    let form = /(?:(.*?)(?::(\d+))?(?::\d+)?: )?(error|warning|note): (.*)/
    for line in output.split(whereSeparator: \.isNewline) {
      guard
        let match = line.wholeMatch(of: form),
        let severity = Diagnostic.Severity(rawValue: String(match.3))
      else { continue }
      let file = match.1?.split(separator: "/").last.map(String.init)
      let number = match.2.flatMap { Int($0) }
      let place = file.flatMap { file in number.map { (file, $0) } }
      all.append(Diagnostic(severity: severity, message: String(match.4), place: place))
    }
  }

  /// Returns the diagnostics, each above its line.
  func shown(in files: [SourceFile]) -> String {
    all.map { diagnostic in
      guard
        let place = diagnostic.place,
        let file = files.first(where: { $0.name == place.file }),
        file.lines.indices.contains(place.line - 1)
      else { return "\(diagnostic)" }
      return "\(diagnostic)\n    \(file.lines[place.line - 1])"
    }
    .joined(separator: "\n")
  }
}
