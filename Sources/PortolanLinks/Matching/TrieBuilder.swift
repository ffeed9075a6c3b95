/// A builder of the tree of a table, in time linear in the text of its patterns.
struct TrieBuilder: ~Copyable {
  private(set) var nodes = [LinkTrie.Node()]
  private(set) var edges = [LinkTrie.Edge](repeating: LinkTrie.Edge(), count: 16)
  private(set) var labels: [UInt8] = []
  private(set) var groups: [[Candidate]] = []
  private var edgeCount = 0
  /// The parent of each node, in an order in which ``visits()`` finds children after their parents.
  private var parents: [(node: Int, isPlaceholder: Bool)] = [(-1, false)]

  init(_ patterns: [LinkPattern]) {
    for (number, pattern) in patterns.enumerated() { add(pattern, number: number) }
  }

  private mutating func add(_ pattern: LinkPattern, number: Int) {
    let candidate = Candidate(pattern: number, requirements: Requirement.of(pattern))
    var node = 0
    for component in pattern.path { node = child(of: node, component) }
    if pattern.rest != nil {
      nodes[node].rest = group(nodes[node].rest, with: candidate)
      return
    }
    nodes[node].end = group(nodes[node].end, with: candidate)
    if let optional = pattern.optionalComponent {
      node = child(of: node, .placeholder(optional))
      nodes[node].end = group(nodes[node].end, with: candidate)
    }
  }

  /// Adds a candidate to a group, or to a new one, and returns the number of the group.
  private mutating func group(_ number: Int32, with candidate: Candidate) -> Int32 {
    if number < 0 {
      groups.append([candidate])
      return Int32(groups.count - 1)
    }
    groups[Int(number)].append(candidate)
    return number
  }

  private mutating func child(of node: Int, _ component: LinkPattern.Component) -> Int {
    switch component {
    case .placeholder:
      if nodes[node].placeholder < 0 { nodes[node].placeholder = Int32(newNode(under: node, isPlaceholder: true)) }
      return Int(nodes[node].placeholder)
    case .literal(let text):
      let bytes = text.bytes
      var hash = ByteHash()
      for byte in bytes { hash.combine(byte) }
      let slot = freeSlot(node: node, hash: hash.value) { edge in
        labels[Int(edge.labelStart)..<Int(edge.labelEnd)].elementsEqual(bytes)
      }
      if edges[slot].node >= 0 { return Int(edges[slot].child) }
      let child = newNode(under: node, isPlaceholder: false)
      edges[slot] = LinkTrie.Edge(
        node: Int32(node), hash: hash.value, child: Int32(child), labelStart: UInt32(labels.count),
        labelEnd: UInt32(labels.count + bytes.count))
      labels.append(contentsOf: bytes)
      edgeCount += 1
      if edgeCount * 2 > edges.count { grow() }
      return child
    }
  }

  private mutating func newNode(under node: Int, isPlaceholder: Bool) -> Int {
    nodes.append(LinkTrie.Node())
    parents.append((node, isPlaceholder))
    return nodes.count - 1
  }

  private func freeSlot(node: Int, hash: UInt32, isSame: (LinkTrie.Edge) -> Bool) -> Int {
    let mask = edges.count - 1
    var slot = Self.slot(node: node, hash: hash) & mask
    while edges[slot].node >= 0 {
      if edges[slot].node == Int32(node), edges[slot].hash == hash, isSame(edges[slot]) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let old = edges
    edges = [LinkTrie.Edge](repeating: LinkTrie.Edge(), count: old.count * 2)
    for edge in old where edge.node >= 0 {
      edges[freeSlot(node: Int(edge.node), hash: edge.hash) { _ in false }] = edge
    }
  }

  @inline(__always)
  static func slot(node: Int, hash: UInt32) -> Int {
    let mixed = (UInt64(hash) ^ (UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }

  /// Returns the maximum number of nodes that a search can visit.
  ///
  /// In each node a link matches at most one literal child, and always the placeholder.
  borrowing func visits() -> Int {
    var literal = [Int](repeating: 0, count: nodes.count)
    var placeholder = [Int](repeating: 0, count: nodes.count)
    for node in nodes.indices.dropFirst().reversed() {
      let visits = min(1 + literal[node] + placeholder[node], Int(Int32.max))
      let parent = parents[node]
      if parent.isPlaceholder {
        placeholder[parent.node] = visits
      } else {
        literal[parent.node] = max(literal[parent.node], visits)
      }
    }
    return 1 + literal[0] + placeholder[0]
  }
}

extension LinkLimits {
  /// Returns the maximum number of nodes that a search among patterns can visit.
  package static func visits(of patterns: [LinkPattern]) -> Int {
    TrieBuilder(patterns).visits()
  }
}
