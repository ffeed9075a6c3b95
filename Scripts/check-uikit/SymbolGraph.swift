import Foundation

/// The parts of the compiler's symbol graph of a module that a comparison needs.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String

    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
  }

  /// One word, or the text between two words, of a declaration.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  /// Returns the graphs of a module and of what it adds to other modules, from a folder of the compiler's files.
  ///
  /// - Throws: An error if the folder or a file cannot be read, or has another form.
  static func graphs(of module: String, in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { file in
        let name = file.lastPathComponent
        return name == "\(module).symbols.json" || (name.hasPrefix("\(module)@") && name.hasSuffix(".symbols.json"))
      }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}

extension SymbolGraph.Symbol {
  /// The names around it and its own. The members that a class has from `Inert` and its name are its own.
  var path: String {
    guard let first = pathComponents.first else { return "" }
    return ([first.withoutInert] + pathComponents.dropFirst()).joined(separator: ".")
  }

  /// A Boolean value that indicates whether it is such a class or protocol.
  var isInert: Bool { pathComponents.count == 1 && pathComponents[0].withoutInert != pathComponents[0] }
}

extension String {
  /// The name of a type without `Inert` before it.
  var withoutInert: String { hasPrefix("Inert") ? String(dropFirst(5)) : self }
}
