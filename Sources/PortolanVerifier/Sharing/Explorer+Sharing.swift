import PortolanExecutor

extension Explorer {
  /// Removes and returns what was found since the last call.
  func takeDelta(from sender: inout Sender) -> Delta {
    defer { journal = Journal() }
    var delta = Delta(sender: sender.id)
    // A shorter way to a state may lead over one that was found after it. The reader must know that one first.
    delta.nodes = journal.nodes.sorted { graph.nodes[$0].depth < graph.nodes[$1].depth }.map(record)
    delta.edges.list = journal.edges.map { record(of: $0.node, $0.index) }
    let (answers, ways) = coverage.takeNew()
    delta.notes = DeltaNotes(
      transitions: transitionCount - sender.transitions, launches: launchCount - sender.launches,
      broken: candidates.takeNew(), screens: journal.screens, answers: answers,
      ways: ways, exceptions: exceptions.used.sorted(), outside: OutsideWork.names)
    // The records above may name actions and values that are new.
    delta.moves = moves.moves.dropFirst(sender.moveCount).map(\.text)
    delta.values = table.values.dropFirst(sender.valueCount).map(record)
    sender = Sender(
      id: sender.id, moveCount: moves.moves.count, valueCount: table.values.count, transitions: transitionCount,
      launches: launchCount)
    return delta
  }

  private func record(of value: ValueTable<App.AppScreen>.Value) -> Data {
    if let data = try? JSONEncoder().encode(value) { return data }
    var nameless = value
    // Not every screen has JSON.
    nameless.screen = nil
    return (try? JSONEncoder().encode(nameless)) ?? Data()
  }

  private func record(of number: Int) -> Delta.Node {
    var node = graph.nodes[number]
    (node.targets, node.arrivals, node.tried) = ([], [], 0)
    let stored = stored[node.hierarchy].flatMap { $0.node == number ? $0.state : nil }
    return Delta.Node(
      node: node, parent: node.parent < 0 ? 0 : graph.nodes[Int(node.parent)].state, stored: stored)
  }

  private func record(of number: Int, _ index: Int) -> Delta.Edge {
    let node = graph.nodes[number]
    let target = node.target(index)
    return Delta.Edge(
      from: node.state, target: target < 0 ? 0 : graph.nodes[Int(target)].state, move: node.moves[index],
      arrival: graph.arrival(number, index).code)
  }

  /// Adds what another process has found.
  ///
  /// - Parameters:
  ///   - delta: The delta.
  ///   - peer: The numbers of its sender.
  /// - Throws: An error if the delta does not follow those that were added before.
  func add(_ delta: Delta, from peer: inout Peer) throws {
    let decoder = JSONDecoder()
    for text in delta.moves { peer.moves.append(moves.number(text) ?? Int32(-1)) }
    for data in delta.values {
      peer.values.append(table.number(of: try decoder.decode(ValueTable<App.AppScreen>.Value.self, from: data)))
    }
    for node in delta.nodes { try addNode(node, from: peer) }
    for edge in delta.edges.list { try addEdge(edge, from: peer) }
    try addNotes(delta.notes, from: peer)
    // The entries of another process are not sent back.
    _ = candidates.takeNew()
    _ = coverage.takeNew()
  }

  private func addNode(_ record: Delta.Node, from peer: Peer) throws {
    var node = record.node
    guard graph.number(of: node.state) == nil else { return }
    if node.parentMove >= 0 {
      (node.parent, node.parentMove) = (Int32(try number(of: record.parent)), try peer.move(node.parentMove))
    }
    if node.top >= 0 { node.top = Int32(try peer.value(Int(node.top))) }
    node.values = try node.values.map { Int32(try peer.value(Int($0))) }.sorted()
    node.moves = try node.moves.map { try peer.move($0) }
    let number = graph.add(node)
    frontier.append(Int32(number))
    if let state = record.stored, stored[node.hierarchy] == nil { stored[node.hierarchy] = (number, state) }
  }

  private func addEdge(_ edge: Delta.Edge, from peer: Peer) throws {
    let from = try number(of: edge.from)
    let move = try peer.move(edge.move)
    guard let index = graph.nodes[from].moves.firstIndex(of: move) else { return }
    let known = graph.nodes[from].target(index)
    guard edge.target != 0 else { return graph.connect(from, index, to: StateGraph.lost, .none) }
    // The rule about states that look alike judges a way that both have taken when one of them takes it again.
    guard known == StateGraph.untried else { return }
    graph.connect(from, index, to: Int32(try number(of: edge.target)), Arrival(code: edge.arrival))
  }

  private func number(of state: UInt64) throws -> Int {
    guard let number = graph.number(of: state) else { throw UnknownPart() }
    return number
  }

  private func addNotes(_ notes: DeltaNotes, from peer: Peer) throws {
    for var broken in notes.broken {
      broken.ways = try broken.ways.map { try $0.map { Int(try peer.move(Int32($0))) } }
      candidates.add(broken)
    }
    for value in notes.screens { coverage.see(table.values[try peer.value(value)].screen) }
    for answer in notes.answers { coverage.note(answer) }
    for way in notes.ways {
      let moves = try way.moves.map { Int(try peer.move(Int32($0))) }
      coverage.note(way, on: moves)
    }
    exceptions.note(notes.exceptions)
    OutsideWork.note(notes.outside)
  }
}

/// The numbers up to which a process has told the others about its exploration.
struct Sender {
  let id: UInt64
  var moveCount = 0
  var valueCount = 0
  var transitions = 0
  var launches = 0
}

/// The numbers of another process, translated into numbers of this one.
struct Peer {
  var moves: [Int32] = []
  var values: [Int] = []

  func move(_ number: Int32) throws -> Int32 {
    guard moves.indices.contains(Int(number)), moves[Int(number)] >= 0 else { throw UnknownPart() }
    return moves[Int(number)]
  }

  func value(_ number: Int) throws -> Int {
    guard values.indices.contains(number) else { throw UnknownPart() }
    return values[number]
  }
}

/// An error for a part of an exploration that refers to a part that is missing.
struct UnknownPart: Error, CustomStringConvertible {
  var description: String {
    "A part of what is known about the states is missing. To fix: name a new file for --resume, and verify anew."
  }
}
