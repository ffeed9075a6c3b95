#if !canImport(UIKit)
  import PortolanRecording

  /// A file descriptor to which messages are written, or from which they are read, each as JSON after its length.
  package struct MessageChannel: Sendable {
    private let descriptor: Int32

    /// Creates a channel on a file descriptor, which stays the caller's.
    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Returns the channels of this process, a worker, after the greeting that its parent expects.
    ///
    /// The output of the app goes to standard error from then on, its standard input is empty, and an interruption by the user is for
    /// the parent.
    ///
    /// - Throws: ``ToolFault`` if the parent has ended.
    package static func ofWorker() throws -> (input: MessageChannel, output: MessageChannel) {
      let input = MessageChannel(descriptor: dup(STDIN_FILENO))
      let output = MessageChannel(descriptor: dup(STDOUT_FILENO))
      dup2(STDERR_FILENO, STDOUT_FILENO)
      // Otherwise the app could read a message in place of its input.
      let nothing = open("/dev/null", O_RDONLY)
      dup2(nothing, STDIN_FILENO)
      close(nothing)
      signal(SIGINT, SIG_IGN)
      try output.write(WorkerGreeting())
      return (input, output)
    }

    /// Writes a message.
    ///
    /// - Throws: ``ToolFault`` if the other process has ended.
    package func write(_ message: some Encodable) throws {
      try write(json: JSONEncoder().encode(message))
    }

    /// Writes a message that is JSON already.
    ///
    /// - Throws: ``ToolFault`` if the other process has ended.
    package func write(json text: Data) throws {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) } + [UInt8](text)
      guard OutputFile.write(bytes, to: descriptor) else {
        let fix = "To fix: start the command again; the lines above may say why it ended"
        throw ToolFault("worker", status: .broken, "the other process has ended. \(fix)")
      }
    }

    /// Reads a message.
    ///
    /// - Returns: The JSON, or `nil` if the other process has ended.
    package func read() -> Data? {
      guard let head = read(count: 4) else { return nil }
      return read(count: head.reversed().reduce(0) { $0 << 8 | Int($1) }).map { Data($0) }
    }

    private func read(count: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: count)
      var next = 0
      while next < count {
        let got = bytes[next...].withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
        if got > 0 { next += got } else if got == 0 || errno != EINTR { return nil }
      }
      return bytes
    }
  }

  /// The first message of a worker, with the version of all that follow.
  struct WorkerGreeting: Codable {
    var version = portolanVersion

    /// Returns the reason why a worker is not understood, or `nil` if its greeting has the version of this process.
    static func refusal(of greeting: Data) -> String? {
      let version = (try? JSONDecoder().decode(Self.self, from: greeting))?.version
      if version == portolanVersion { return nil }
      let own = "the version \(portolanVersion) of Portolan, and the process that it has started has "
      return
        "this process has \(own)\(version ?? "an older one"). To fix: build the app again, and start the command again"
    }
  }
#endif
