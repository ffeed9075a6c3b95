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
      guard !graphs.isEmpty else { throw Fault(description: "There is no symbol graph of \(module) in \(folder.path).") }
      for graph in graphs { add(graph, of: module) }
    }
  }

  private mutating func add(_ graph: SymbolGraph, of module: String) {
    let synthesized = Set(graph.relationships.lazy.filter { $0.sourceOrigin != nil }.map(\.source))
    var paths: [String: String] = [:]
    for symbol in graph.symbols { paths[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".") }
    let defaults = Set(graph.relationships.lazy.filter { $0.kind == "defaultImplementationOf" }.map(\.source))

    for symbol in graph.symbols where !synthesized.contains(symbol.identifier.precise) {
      // A body for an optional requirement is no declaration of its own.
      if defaults.contains(symbol.identifier.precise) { continue }
      let declaration = Declaration(symbol)
      declarations[declaration.path, default: []].insert(declaration)
    }
    for relationship in graph.relationships {
      let source = paths[relationship.source]
      let target = paths[relationship.target] ?? relationship.targetFallback.map { Self.unqualified($0, module) }
      guard let source, let target else { continue }
      switch relationship.kind {
      case "requirementOf": requirements.insert(source)
      case "defaultImplementationOf": optionalRequirements.insert(target)
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
