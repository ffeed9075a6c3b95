/// What the compiler said about some files.
struct Diagnostics: Sendable, CustomStringConvertible {
  struct Diagnostic: Sendable, CustomStringConvertible {
    enum Severity: String, Sendable {
      case error, warning, note
    }

    let severity: Severity
    let message: String
    /// The file's name and the line, counted from 1; `nil` for what is not said of a place.
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

  /// Reads lines of the form `path:line:column: severity: message`, or without the place.
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

  /// The diagnostics, each above the line that it is about.
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
