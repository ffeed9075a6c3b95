import Foundation

/// The code of all pages for readers, as the files of one module.
///
/// The declarations of a page are private to its file, since two pages may declare the same name. One compiler can check all
/// pages this way, instead of one for each.
enum PageCode {
  static func files() throws -> [SourceFile] {
    try guides() + readme() + tutorial()
  }

  private static func guides() throws -> [SourceFile] {
    try Guide.all.map { guide in
      let screens = guide.usesReaderScreens ? privately(readerScreens) : ""
      let blocks = try guide.blocks().map { block in
        "#sourceLocation(file: \"\(guide.name).md\", line: \(block.line))\n\(privately(block.code))"
      }
      return SourceFile(
        name: "\(guide.module)-\(guide.name).swift",
        text: "import \(guide.module)\n\(screens)\n\(blocks.joined(separator: "\n"))\n")
    }
  }

  private static func readme() throws -> [SourceFile] {
    try Page.readme.get().snippets.enumerated()
      .map { SourceFile(name: "README-\($0 + 1).swift", text: privately($1)) }
  }

  /// Returns the app of the tutorial after its last step, and after so many other steps that every file is there.
  private static func tutorial() throws -> [SourceFile] {
    let steps = try Tutorial.read.get().steps
    var seen: Set<String> = []
    var files: [SourceFile] = []
    for (index, step) in steps.enumerated().reversed() where !seen.isSuperset(of: step.files.values) {
      seen.formUnion(step.files.values)
      let parts = try Tutorial.sources(after: step).map { file in
        "#sourceLocation(file: \"\(step.files[file.name] ?? file.name)\", line: 1)\n\(privately(file.text))"
      }
      files.append(SourceFile(name: "Tutorial-\(index + 1).swift", text: parts.joined(separator: "\n")))
    }
    return files
  }

  /// Returns a file whose declarations are private to it.
  static func privately(_ text: String) -> String {
    var depth = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#if") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      let line = line.replacing(/@main\b|\bpublic (?!import)/, with: "")
      let indent = line.prefix { $0 == " " }
      guard
        indent.isEmpty || depth > 0 && indent.count == 2,
        let match = line.dropFirst(indent.count).prefixMatch(of: declaration),
        line.firstMatch(of: /^ *(?:nonisolated )?extension [^{]*:/) == nil
      else { return String(line) }
      return "\(indent)\(match.1)private \(line.dropFirst(indent.count + match.1.count))"
    }
    .joined(separator: "\n")
  }

  nonisolated(unsafe) private static let declaration =
    /((?:@\w+(?:\([^)]*\))? )*)(?:(?:final|indirect|nonisolated) )*(?:class|struct|enum|protocol|func|let|var|typealias|actor|extension)\b/
}
