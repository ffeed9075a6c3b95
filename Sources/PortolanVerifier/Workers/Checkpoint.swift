/// A note in shared memory of what a process does, for another process to read after it has died.
///
/// The memory belongs to a file that both processes map.
final class Checkpoint {
  /// The kind of work.
  enum Work: UInt8 {
    case none, launch, action, check
  }

  private static let size = 4096
  private static let (sequence, state, transitions, states, work, stop, length, text) = (0, 8, 16, 24, 32, 33, 40, 48)
  private let memory: UnsafeMutableRawPointer

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
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

  // MARK: The process that works

  /// Notes what the process begins.
  ///
  /// - Parameters:
  ///   - work: The kind.
  ///   - state: The fingerprint of the state, or 0.
  ///   - note: The action or the check.
  func begin(_ work: Work, in state: UInt64 = 0, _ note: String = "") {
    memory.storeBytes(of: state, toByteOffset: Self.state, as: UInt64.self)
    memory.storeBytes(of: work.rawValue, toByteOffset: Self.work, as: UInt8.self)
    var note = note
    let count = note.withUTF8 { bytes in
      let count = min(bytes.count, Self.size - Self.text)
      if let start = bytes.baseAddress { (memory + Self.text).copyMemory(from: start, byteCount: count) }
      return count
    }
    memory.storeBytes(of: count, toByteOffset: Self.length, as: Int.self)
    memory.storeBytes(of: beginnings &+ 1, toByteOffset: Self.sequence, as: Int.self)
  }

  /// Publishes the progress.
  func publish(transitions: Int, states: Int) {
    memory.storeBytes(of: transitions, toByteOffset: Self.transitions, as: Int.self)
    memory.storeBytes(of: states, toByteOffset: Self.states, as: Int.self)
  }

  // MARK: The process that waits

  /// The number of times that work has begun; it stands still while the process hangs.
  var beginnings: Int { memory.load(fromByteOffset: Self.sequence, as: Int.self) }
  var transitionCount: Int { memory.load(fromByteOffset: Self.transitions, as: Int.self) }
  var stateCount: Int { memory.load(fromByteOffset: Self.states, as: Int.self) }

  /// The last work that has begun.
  var last: (work: Work, state: UInt64, note: String) {
    let count = min(max(memory.load(fromByteOffset: Self.length, as: Int.self), 0), Self.size - Self.text)
    let bytes = UnsafeRawBufferPointer(start: memory + Self.text, count: count)
    return (
      Work(rawValue: memory.load(fromByteOffset: Self.work, as: UInt8.self)) ?? .none,
      memory.load(fromByteOffset: Self.state, as: UInt64.self), String(decoding: bytes, as: UTF8.self)
    )
  }

  /// A Boolean value that asks the process to end its round.
  var isStopRequested: Bool {
    get { memory.load(fromByteOffset: Self.stop, as: UInt8.self) != 0 }
    set { memory.storeBytes(of: newValue ? 1 : 0, toByteOffset: Self.stop, as: UInt8.self) }
  }
}
