#if !canImport(UIKit)
  /// The part of an exploration that another process does not know yet.
  ///
  /// Numbers of actions and of values belong to the process that has found them. Earlier deltas of the same sender contain
  /// those that are missing.
  struct Delta {
    /// A value that a controller shows, see ``ValueTable``.
    struct Value {
      let hash: UInt64
      let name: String
      let className: String
      let isContainer: Bool
      /// The screen as JSON, or empty bytes.
      let screen: [UInt8]
    }

    /// A state.
    struct Node {
      let state: UInt64
      let hierarchy: UInt64
      let depth: Int32
      /// The state before this one on its shortest way, or 0 for the launch.
      let parent: UInt64
      let parentMove: Int32
      let top: Int32
      let distance: UInt8
      let isHome: Bool
      let isWithinBounds: Bool
      let values: [Int32]
      let moves: [Int32]
      /// The state as JSON for a relaunch, or empty bytes if another node has the same hierarchy.
      let stored: [UInt8]
    }

    /// An action that was tried.
    struct Edge {
      let from: UInt64
      let move: Int32
      /// The state afterwards, or 0 if the app cannot be used further.
      let target: UInt64
      /// See ``Arrival``.
      let arrival: UInt32
    }

    /// The version of the format.
    static let version = 4

    /// The process that has found it, and the number of its run.
    var sender: UInt64
    var moves: [String] = []
    var values: [Value] = []
    var nodes: [Node] = []
    var edges: [Edge] = []
    /// The remaining notes as JSON, see ``DeltaNotes``.
    var notes: [UInt8] = []
  }

  extension Delta {
    /// The delta as bytes.
    var bytes: [UInt8] {
      var writer = ByteWriter()
      writer.write(Self.version)
      writer.write(hash: sender)
      writer.write(moves) { $0.write($1) }
      writer.write(values) { writer, value in
        writer.write(hash: value.hash)
        writer.write(value.name)
        writer.write(value.className)
        writer.write(value.isContainer)
        writer.write(value.screen)
      }
      writer.write(nodes) { $1.write(to: &$0) }
      writer.write(edges) { writer, edge in
        writer.write(hash: edge.from)
        writer.write(Int(edge.move))
        writer.write(hash: edge.target)
        writer.write(Int(edge.arrival))
      }
      writer.write(notes)
      return writer.bytes
    }

    /// Reads a delta.
    ///
    /// - Throws: `ByteReader.Malformed`.
    init(_ bytes: [UInt8]) throws(ByteReader.Malformed) {
      var reader = ByteReader(bytes)
      guard try reader.number() == Self.version else { throw ByteReader.Malformed() }
      sender = try reader.hash()
      moves = try reader.list { reader throws(ByteReader.Malformed) in try reader.text() }
      values = try reader.list { reader throws(ByteReader.Malformed) in
        Value(
          hash: try reader.hash(), name: try reader.text(), className: try reader.text(),
          isContainer: try reader.flag(), screen: try reader.data())
      }
      nodes = try reader.list { reader throws(ByteReader.Malformed) in try Node(&reader) }
      edges = try reader.list { reader throws(ByteReader.Malformed) in
        Edge(
          from: try reader.hash(), move: try reader.int32(), target: try reader.hash(),
          arrival: UInt32(truncatingIfNeeded: try reader.number()))
      }
      notes = try reader.data()
    }
  }

  extension Delta.Node {
    fileprivate func write(to writer: inout ByteWriter) {
      writer.write(hash: state)
      writer.write(hash: hierarchy)
      writer.write(Int(depth))
      writer.write(hash: parent)
      writer.write(Int(parentMove))
      writer.write(Int(top))
      writer.write(Int(distance))
      writer.write(isHome)
      writer.write(isWithinBounds)
      writer.write(values)
      writer.write(moves)
      writer.write(stored)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      state = try reader.hash()
      hierarchy = try reader.hash()
      depth = try reader.int32()
      parent = try reader.hash()
      parentMove = try reader.int32()
      top = try reader.int32()
      distance = UInt8(truncatingIfNeeded: try reader.number())
      isHome = try reader.flag()
      isWithinBounds = try reader.flag()
      values = try reader.numbers()
      moves = try reader.numbers()
      stored = try reader.data()
    }
  }

  /// The notes of an exploration, besides states and actions, that another process does not know yet.
  struct DeltaNotes: Codable {
    /// A way to a screen, see ``Coverage``.
    struct Way: Codable {
      let name: String
      let guards: [String]
      let isOfClass: Bool
      let moves: [Int]
    }

    var transitions = 0
    var launches = 0
    var broken: [Candidates.Candidate] = []
    /// The numbers of the values whose screens were seen for the first time.
    var screens: [Int] = []
    /// The answers that a guard gives for the first time.
    var answers: [GuardAnswer] = []
    var ways: [Way] = []
    /// The exceptions that were needed, by their position in the list of the app.
    var exceptions: [Int] = []
    /// The threads from which work has come back to the executor.
    var outside: [String] = []
  }
#endif
