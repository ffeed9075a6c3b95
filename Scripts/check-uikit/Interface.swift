import Foundation

/// The public interface of a module: its declarations, and what stands between them.
struct Interface {
  private(set) var declarations: [String: Set<Declaration>] = [:]
  /// The requirements of each protocol that a conforming type may leave out.
  private(set) var optionalRequirements: Set<String> = []
  private(set) var requirements: Set<String> = []
  /// The names of a type's superclass and protocols.
  private(set) var parents: [String: Set<String>] = [:]

  /// - Throws: An error if a file of the modules cannot be read.
  init(modules: [String], folder: URL) throws {
    for module in modules {
      let graphs = try SymbolGraph.graphs(of: module, in: folder)
      guard !graphs.isEmpty else {
        throw Fault(description: "There is no symbol graph of \(module) in \(folder.path).")
      }
      for graph in graphs { add(graph, of: module) }
    }
  }

  /// Returns the declarations with a path, or, if there is none, those that a type has from its ancestors.
  func declarations(reachedBy path: String) -> Set<Declaration> {
    if let declarations = declarations[path] { return declarations }
    guard let dot = path.ownerEnd else { return [] }
    let name = path[dot...]
    for ancestor in ancestors(of: String(path[..<dot])) {
      if let declarations = declarations[ancestor + name] { return declarations }
    }
    return []
  }

  /// Returns the names of a type's superclasses and protocols, and of theirs.
  func ancestors(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for parent in parents[next, default: []] where found.insert(parent).inserted { open.append(parent) }
    }
    return found
  }

  private mutating func add(_ graph: SymbolGraph, of module: String) {
    var paths: [String: String] = [:]
    for symbol in graph.symbols { paths[symbol.identifier.precise] = symbol.path }
    // A class that has what a protocol requires is related to it in the same way, with a path of its own.
    let defaults = graph.relationships.filter {
      $0.kind == "defaultImplementationOf" && paths[$0.source] == paths[$0.target]
    }
    let bodies = Set(defaults.map(\.source))
    optionalRequirements.formUnion(defaults.compactMap { paths[$0.target] })

    for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
      // A body for an optional requirement is no declaration of its own.
      if bodies.contains(symbol.identifier.precise) { continue }
      // A type with the members of another that have no effect is part of that type.
      if symbol.isInert { continue }
      let declaration = Declaration(symbol)
      declarations[declaration.path, default: []].insert(declaration)
    }
    for relationship in graph.relationships {
      let source = paths[relationship.source]
      let target =
        paths[relationship.target] ?? relationship.targetFallback.map { Self.unqualified($0, module).withoutInert }
      guard let source, let target else { continue }
      switch relationship.kind {
      case "requirementOf": requirements.insert(source)
      case "inheritsFrom", "conformsTo": parents[source, default: []].insert(target)
      default: break
      }
    }
  }

  private static func unqualified(_ name: String, _ module: String) -> String {
    guard let dot = name.firstIndex(of: ".") else { return name }
    return String(name[name.index(after: dot)...])
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}
