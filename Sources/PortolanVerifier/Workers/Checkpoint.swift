/// A note in shared memory of what a process does, for another process to read after it has died.
///
/// The memory belongs to a file that both processes map.
final class Checkpoint {
  /// The kind of work.
  enum Work: UInt8 {
    case none, launch, action, check
  }

  /// The beginning of the memory, before the note.
  private struct Head {
    var beginnings: Int
    var state: UInt64
    var transitionCount: Int
    var stateCount: Int
    var length: Int
    var work: UInt8
    var isStopRequested: Bool
  }

  private static let size = 4096
  private let head: UnsafeMutablePointer<Head>
  private let text: UnsafeMutableRawBufferPointer

  /// Maps a file, and creates it if necessary.
  ///
  /// - Throws: ``ToolFault`` if the file cannot be mapped.
  init(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ToolFault("worker", status: .broken, "cannot open \(path)") }
    defer { close(descriptor) }
    guard ftruncate(descriptor, off_t(Self.size)) == 0,
      let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
    else { throw ToolFault("worker", status: .broken, "cannot map \(path)") }
    head = memory.bindMemory(to: Head.self, capacity: 1)
    text = UnsafeMutableRawBufferPointer(start: head + 1, count: Self.size - MemoryLayout<Head>.stride)
  }

  deinit { munmap(head, Self.size) }

  // MARK: The process that works

  /// Notes what the process begins.
  ///
  /// - Parameters:
  ///   - work: The kind.
  ///   - state: The fingerprint of the state, or 0.
  ///   - note: The action or the check.
  func begin(_ work: Work, in state: UInt64 = 0, _ note: String = "") {
    (head.pointee.state, head.pointee.work) = (state, work.rawValue)
    let bytes = note.utf8.prefix(text.count)
    text.copyBytes(from: bytes)
    head.pointee.length = bytes.count
    head.pointee.beginnings &+= 1
  }

  /// Publishes the progress.
  func publish(transitions: Int, states: Int) {
    (head.pointee.transitionCount, head.pointee.stateCount) = (transitions, states)
  }

  // MARK: The process that waits

  /// The number of times that work has begun; it stands still while the process hangs.
  var beginnings: Int { head.pointee.beginnings }
  var transitionCount: Int { head.pointee.transitionCount }
  var stateCount: Int { head.pointee.stateCount }

  /// The last work that has begun.
  var last: (work: Work, state: UInt64, note: String) {
    let note = text.prefix(max(head.pointee.length, 0))
    return (Work(rawValue: head.pointee.work) ?? .none, head.pointee.state, String(decoding: note, as: UTF8.self))
  }

  /// A Boolean value that asks the process to end its round.
  var isStopRequested: Bool {
    get { head.pointee.isStopRequested }
    set { head.pointee.isStopRequested = newValue }
  }
}
