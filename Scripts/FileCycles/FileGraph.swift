/// The files of a module and which of them name types of which others.
struct FileGraph {
  /// The files, sorted.
  let files: [String]
  /// For each file, the files whose types it names, each with one such type and the line where it is first named.
  let edges: [String: [String: ModuleIndex.Use]]

  init(_ index: ModuleIndex) {
    var edges: [String: [String: ModuleIndex.Use]] = [:]
    for (file, uses) in index.uses {
      for (type, line) in uses {
        guard let target = index.declaringFile[type], target != file else { continue }
        if let known = edges[file]?[target], known.line <= line { continue }
        edges[file, default: [:]][target] = .init(type: index.names[type] ?? type, line: line)
      }
    }
    self.edges = edges
    files = Set(index.uses.keys).union(index.declaringFile.values).sorted()
  }

  /// The sets of files that reach each other, largest first, without those of one file.
  var cycles: [[String]] {
    var search = ComponentSearch(edges: edges.mapValues { $0.keys.sorted() })
    for file in files { search.visit(file) }
    return search.components.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0.count > $1.count }
  }
}

extension FileGraph: CustomStringConvertible {
  /// The cycles, with the type and the line by which each file names the next ones.
  var description: String {
    let lines = cycles.flatMap { cycle in
      ["\(cycle.count) files:"]
        + cycle.map { file in
          let inside = (edges[file] ?? [:]).filter { cycle.contains($0.key) }.sorted { $0.key < $1.key }
          return "  \(file) -> "
            + inside.map { "\($0.key) (\($0.value.type):\($0.value.line))" }.joined(separator: ", ")
        }
    }
    return lines.joined(separator: "\n")
  }
}

/// Tarjan's search for the strongly connected components of a graph.
private struct ComponentSearch {
  let edges: [String: [String]]
  private var order: [String: Int] = [:]
  private var low: [String: Int] = [:]
  private var stack: [String] = []
  private var waiting: Set<String> = []
  private(set) var components: [[String]] = []

  init(edges: [String: [String]]) {
    self.edges = edges
  }

  mutating func visit(_ file: String) {
    guard order[file] == nil else { return }
    let number = order.count
    order[file] = number
    var lowest = number
    stack.append(file)
    waiting.insert(file)
    for next in edges[file] ?? [] {
      visit(next)
      if waiting.contains(next), let reached = low[next] ?? order[next] { lowest = min(lowest, reached) }
    }
    low[file] = lowest
    guard lowest == number else { return }
    var component: [String] = []
    while let last = stack.popLast() {
      waiting.remove(last)
      component.append(last)
      if last == file { break }
    }
    components.append(component)
  }
}
