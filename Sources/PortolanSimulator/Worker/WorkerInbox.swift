#if !canImport(UIKit)
  import Foundation
  import PortolanExecutor

  /// The requests that a thread reads for the process of an app.
  ///
  /// The thread ends the process when the server closes the connection, even if the app is in an endless loop.
  // The lines are used only under the lock.
  final class WorkerInbox: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    private var lines: [Data] = []

    init(descriptor: Int32) {
      self.descriptor = descriptor
    }

    /// Starts to read.
    func start() {
      let thread = Thread { [self] in
        var reader = LineReader(descriptor: descriptor)
        while let line = reader.next() {
          lock.withLock { lines.append(line) }
          VirtualExecutor.shared.wake()
        }
        _exit(0)
      }
      thread.stackSize = 1 << 19
      thread.start()
    }

    var isEmpty: Bool { lock.withLock { lines.isEmpty } }

    /// Removes and returns the oldest request.
    func next() -> Data? { lock.withLock { lines.isEmpty ? nil : lines.removeFirst() } }

    func send(_ reply: WorkerReply) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      var data = (try? encoder.encode(reply)) ?? Data()
      data.append(0x0A)
      if !Descriptor.write(data, to: descriptor) { _exit(0) }
    }
  }
#endif
