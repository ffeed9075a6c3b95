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
