import Foundation

/// An example in a documentation comment of the sources.
struct Example {
  let module: String
  /// The path of the file, from the root of the package.
  let path: String
  /// The number of the first line of the code in the file.
  let line: Int
  let code: [Substring]

  /// Returns the examples in all sources of a package.
  static func all(in package: URL) throws -> [Example] {
    try sources(in: package).flatMap { path, text in examples(in: text, at: path) }
  }

  /// Returns the paths and texts of all sources of a package.
  private static func sources(in package: URL) throws -> [(path: String, text: String)] {
    let folder = package.appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// Returns the blocks of Swift in the documentation comments of a file, which is in a folder of its module.
  static func examples(in text: String, at path: String) -> [Example] {
    var examples: [Example] = []
    var start: Int?
    var code: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let comment = line.drop { $0 == " " }
      guard comment.hasPrefix("///") else { continue }
      let text = comment.dropFirst(4)
      if text == "```swift" {
        (start, code) = (index + 2, [])
      } else if text == "```", let line = start {
        let module = String(path.prefix { $0 != "/" })
        examples.append(Example(module: module, path: "Sources/\(path)", line: line, code: code))
        start = nil
      } else if start != nil {
        code.append(text)
      }
    }
    return examples
  }

  /// Returns the places of code in documentation comments that is indented instead of fenced.
  static func indentedCode(in package: URL) throws -> [String] {
    try sources(in: package).flatMap { path, text in
      text.matches(of: /\/\/\/\n *(\/\/\/     \S.*)/).map { "\(path): \($0.1)" }
    }
  }

  /// Returns the files of the app in Tests/ExampleApp, whose screens and values the examples use.
  static func app(in package: URL) throws -> [SourceFile] {
    let folder = package.appendingPathComponent("Tests/ExampleApp")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { SourceFile(name: $0, text: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// A Boolean value that indicates whether the example shows views of SwiftUI.
  ///
  /// Linux does not have them. There, Scripts/check-uikit.sh compiles these examples.
  var showsViews: Bool {
    module == "PortolanSwiftUI" && code.contains { $0.contains(/\b(View|EnvironmentValues|UIHostingController)\b/) }
  }

  /// A Boolean value that indicates whether the module and the types of the example exist on this platform.
  ///
  /// PortolanLogging is empty without its trait.
  var compilesHere: Bool {
    // The cases of a sketch belong to a switch of their own, which the guides of the module show whole.
    if module == "PortolanSketch" { return false }
    #if canImport(SwiftUI)
      return module != "PortolanLogging"
    #else
      return module != "PortolanLogging" && !showsViews
    #endif
  }

  /// Returns a file of the app in Tests/ExampleApp that contains the example.
  ///
  /// The parts of an example become the body of an asynchronous function on the main actor. Cases of a `switch` become
  /// the routes or assemblies of screens. Extensions stand outside of functions, and then so do the types of the example.
  func file(number: Int) -> SourceFile {
    let parts = parts
    let typesAreOuter = parts.contains { $0.kind != .type && $0.kind != .statements }
    let outer = parts.filter { $0.kind == .topLevel || $0.kind == .type && typesAreOuter }
    let inner = parts.filter { $0.kind != .topLevel && ($0.kind != .type || !typesAreOuter) }
    var text = imports.map { "import \($0)\n" }.joined()
    func place(_ line: Int) { text += "#sourceLocation(file: \"\(path)\", line: \(line))\n" }

    for part in outer {
      place(part.line)
      // Several examples may add the same member.
      text += part.text.replacing(/^extension [^:{]+\{/) { "private \($0.output)" } + "\n"
    }
    if let first = inner.first {
      let (head, end) = first.kind.surroundings
      // A directive cannot stand before the first case of a switch.
      place(first.line - 1)
      text += head + "\n"
      for part in inner {
        if part.line != first.line { place(part.line) }
        text += part.text + "\n"
      }
      text += end + "\n"
    }
    // Several examples may declare the same type.
    for name in Set(outer.flatMap(\.types)) {
      text = text.replacing(try! Regex("\\b\(name)\\b"), with: "\(name)\(number)")
    }
    return SourceFile(name: "Example\(number).swift", text: text)
  }

  private var imports: [String] {
    var modules = ["Foundation", "Portolan", "Testing"]
    if ["PortolanTool", "PortolanVerifier", "PortolanSimulator"].contains(module) { modules.append("PortolanTool") }
    if showsViews { modules.append("SwiftUI") }
    return modules.contains(module) ? modules : modules + [module]
  }

  /// The code in parts that begin at an empty line and end before the next part.
  private var parts: [Part] {
    var parts: [Part] = []
    var isAfterBlank = true
    for (index, line) in code.enumerated() {
      let isContinued = line.isEmpty || line.hasPrefix(" ") || line.hasPrefix("}") || line.hasPrefix("#endif")
      if isAfterBlank, !isContinued {
        parts.append(Part(line: self.line + index, text: line))
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
      isAfterBlank = line.isEmpty
    }
    return parts
  }
}

/// A part of an example that stays together.
private struct Part {
  enum Kind {
    case topLevel, type, routes, assemblies, statements

    /// The code around parts of this kind.
    var surroundings: (String, String) {
      switch self {
      case .routes:
        (
          "@MainActor private func example(_ screen: ShopScreen) -> Route<ShopScreen> { switch screen {",
          "default: .root } }"
        )
      case .assemblies:
        (
          "@MainActor private func example(_ screen: ShopScreen) -> (any Assembly)? { switch screen {",
          "default: nil } }"
        )
      default: ("@MainActor private func example() async throws {", "}")
      }
    }
  }

  let line: Int
  var text: String

  init(line: Int, text: Substring) {
    self.line = line
    self.text = Self.portable(text)
  }

  mutating func append(_ line: Substring) { text += "\n" + Self.portable(line) }

  /// Returns a line without what fits only once into a module, or not on Linux, which has no Objective-C.
  private static func portable(_ line: Substring) -> String { String(line.replacing(/@main\b|@objc\b/, with: "")) }

  /// The names of the types that the part declares.
  var types: [String] {
    text.matches(of: /(?m)^(?:final |nonisolated )?(?:class|struct|enum|protocol|actor) (\w+)/).map { String($0.1) }
  }

  var kind: Kind {
    let code = text.split(separator: "\n").first { !$0.hasPrefix("//") } ?? ""
    return if code.prefixMatch(of: /(@MainActor |nonisolated )?(extension|import|#if|@(Linkable|Test|Suite))\b/) != nil
    {
      .topLevel
    } else if code.prefixMatch(of: /(@MainActor |nonisolated )?(final )?(class|struct|enum|protocol|actor)\b/) != nil {
      .type
    } else if code.prefixMatch(of: /case [^:]*:\s*\w*ssembly/) != nil {
      .assemblies
    } else if code.hasPrefix("case ") {
      .routes
    } else {
      .statements
    }
  }
}
