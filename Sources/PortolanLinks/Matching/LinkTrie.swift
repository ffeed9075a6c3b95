/// The patterns of a table as a tree over the components of their paths.
///
/// A search descends along the components of a link. At each node it tries the literal child first, then the
/// placeholder, and then the rest of the path. So it finds the matching pattern with the earliest literal. If a branch
/// has no match, the search continues with the next branch.
///
/// One hash table over UTF-8 holds the literals of all nodes. So a step costs the same among ten patterns and among ten
/// thousand. The maximum number of backtracking steps is checked when the table is created (``LinkLimits/visits``).
final class LinkTrie: Sendable {
  /// A node of the tree, whose numbers are indices into the other arrays, or -1.
  struct Node: Sendable {
    var placeholder: Int32 = -1
    /// The group of patterns that end here.
    var end: Int32 = -1
    /// The group of patterns whose rest begins here.
    var rest: Int32 = -1
  }

  struct Edge: Sendable {
    var node: Int32 = -1
    var hash: UInt32 = 0
    var child: Int32 = -1
    var labelStart: UInt32 = 0
    var labelEnd: UInt32 = 0
  }

  let nodes: [Node]
  let edges: [Edge]
  let labels: [UInt8]
  let groups: [CandidateGroup]

  init(_ builder: consuming TrieBuilder) {
    nodes = builder.nodes
    edges = builder.edges
    labels = builder.labels
    groups = builder.groups.map { CandidateGroup($0) }
  }

  /// A pattern that matches the path of a link, and the requirement that the link lacks.
  typealias Lack = (pattern: Int, requirement: Requirement)

  /// Returns the number of the pattern that matches the components of a link from one on.
  func search(_ tokens: inout LinkTokenizer, node: Int = 0, at index: Int = 0, _ lack: inout Lack?) -> Int? {
    let place = nodes[node]
    if index == tokens.components.count {
      if place.end >= 0, let found = groups[Int(place.end)].choose(&tokens, &lack) { return found }
    } else {
      let component = tokens.components[index]
      if !component.isEmpty {
        if let child = child(of: node, component, in: tokens),
          let found = search(&tokens, node: child, at: index + 1, &lack)
        {
          return found
        }
        if place.placeholder >= 0,
          let found = search(&tokens, node: Int(place.placeholder), at: index + 1, &lack)
        {
          return found
        }
      }
    }
    if place.rest >= 0, tokens.afterLastEmpty <= index { return groups[Int(place.rest)].choose(&tokens, &lack) }
    return nil
  }

  private func child(of node: Int, _ component: LinkTokenizer.Component, in tokens: LinkTokenizer) -> Int? {
    let mask = edges.count - 1
    var slot = TrieBuilder.slot(node: node, hash: component.hash) & mask
    while true {
      let edge = edges[slot]
      if edge.node < 0 { return nil }
      if edge.node == Int32(node), edge.hash == component.hash, isLabel(edge, component, in: tokens) {
        return Int(edge.child)
      }
      slot = (slot + 1) & mask
    }
  }

  private func isLabel(_ edge: Edge, _ component: LinkTokenizer.Component, in tokens: LinkTokenizer) -> Bool {
    if component.isEscaped {
      return EscapedText.equals(
        tokens.bytes, component.range, labels[Int(edge.labelStart)..<Int(edge.labelEnd)])
    }
    let count = Int(edge.labelEnd - edge.labelStart)
    guard count == component.range.count else { return false }
    for offset in 0..<count
    where labels[Int(edge.labelStart) + offset] != tokens.bytes[Int(component.start) + offset] {
      return false
    }
    return true
  }
}
