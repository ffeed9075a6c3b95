/// The expectation that a file is refused for a stated reason.
struct Refusal {
  let file: SourceFile
  let others: [SourceFile]
  let text: String?
  /// The lines, from 1, that end with the mark of an expected error, with the words of the error, which may be empty.
  let marked: [Int: String]

  init(source: String, others: [String] = [], text: String? = nil) {
    let file = SourceFile(name: "Source.swift", text: source)
    self.file = file
    self.others = others.enumerated().map { SourceFile(name: "Other\($0 + 1).swift", text: $1) }
    self.text = text
    let marks = file.lines.enumerated().compactMap { index, line in
      line.firstMatch(of: /\/\/ error(?:: (.*))?$/).map { (index + 1, $0.1.map(String.init) ?? "") }
    }
    marked = Dictionary(uniqueKeysWithValues: marks)
  }

  /// Returns the complaint, or `nil` if the file is refused as expected.
  func complaint() async throws -> String? {
    guard text != nil || !marked.isEmpty else {
      return
        "The expected error is missing. To fix: mark its line with `// error`, or use `containing:`."
    }
    let files = [file] + others
    let diagnostics = try await Compiler.shared.get().diagnostics(of: files)
    let differences = differences(from: diagnostics)
    guard !differences.isEmpty else { return nil }
    let said = diagnostics.all.isEmpty ? "nothing" : "\n\(diagnostics.shown(in: files))"
    return "\(differences.joined(separator: "\n"))\nThe compiler said: \(said)"
  }

  private func differences(from diagnostics: Diagnostics) -> [String] {
    let errors = diagnostics.errors
    guard !errors.isEmpty else { return ["This must not compile, but it does."] }

    var differences: [String] = []
    if let text, !errors.contains(where: { $0.message.contains(text) }) {
      differences.append("No error contains \"\(text)\".")
    }
    for other in others where errors.contains(where: { $0.place?.file == other.name }) {
      differences.append("\(other.name) must have no errors, but has one.")
    }
    guard !marked.isEmpty else { return differences }

    let refused = Set(errors.filter { $0.place?.file == file.name }.compactMap { $0.place?.line })
    for (line, words) in marked.sorted(by: { $0.key < $1.key }) {
      if !refused.contains(line) {
        differences.append("Line \(line) is marked and has no error.")
      } else if !words.isEmpty,
        !errors.contains(where: { $0.place?.line == line && $0.place?.file == file.name && $0.message.contains(words) })
      {
        differences.append("No error of line \(line) contains \"\(words)\".")
      }
    }
    for line in refused.subtracting(marked.keys).sorted() {
      differences.append("Line \(line) has an error and is not marked.")
    }
    return differences
  }
}
