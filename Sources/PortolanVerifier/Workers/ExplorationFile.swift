/// A file with all that is known about the states of an app, extended by each round.
///
/// A verification that is started again with the same file continues where the last one ended.
final class ExplorationFile {
  /// The first message of a file that must match the present run.
  struct Header: Codable, Equatable {
    /// The size and the date of the executable in whole seconds, since other code has other states.
    let build: String
    let options: [String]
    let controllers: Int?
    var tapsOnly = false
  }

  private let descriptor: Int32
  private let path: String
  private var channel: MessageChannel { MessageChannel(descriptor: descriptor) }

  /// Opens a file, or creates it.
  ///
  /// - Parameters:
  ///   - path: The path, or `nil` for a file that is removed at the end.
  ///   - header: The header of the present run.
  ///   - parts: The files of shards, whose content is added.
  /// - Throws: ``ToolFault`` if another run uses it, or if it belongs to another app or other options.
  init(_ path: String?, header: Header, parts: [String] = []) throws {
    let isTemporary = path == nil
    if let path { _ = try OutputFile(path) }
    self.path = path ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    descriptor = open(self.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ToolFault.writing(self.path, code: errno) }
    if isTemporary { unlink(self.path) }
    try lock()
    if lseek(descriptor, 0, SEEK_END) == 0 { try append(.header(header)) } else { try check(header) }
    guard !parts.isEmpty else { return }
    var lastSender: UInt64 = 0
    try forEach { if case .delta(let delta) = $0 { lastSender = max(lastSender, delta.sender) } }
    for part in parts {
      let first = lastSender
      try ExplorationFile(reading: part, header: header).forEach { message in
        guard case .delta(var delta) = message else { return try append(message) }
        delta.sender += first
        lastSender = max(lastSender, delta.sender)
        try append(.delta(delta))
      }
    }
  }

  /// Opens the file of a shard, and leaves it as it is.
  private init(reading path: String, header: Header) throws {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ToolFault.resume(path, "there is no such file") }
    try lock()
    try check(header)
  }

  deinit { close(descriptor) }

  private func lock() throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ToolFault.writing(path, "it is no file")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw ToolFault.resume(path, "another verification uses it")
    }
  }

  private func check(_ header: Header) throws {
    let size = lseek(descriptor, 0, SEEK_END)
    var length: UInt32 = 0
    let isMessage = pread(descriptor, &length, 4, 0) == 4 && off_t(UInt32(littleEndian: length)) <= size - 4
    lseek(descriptor, 0, SEEK_SET)
    guard isMessage, case .header(let known)? = channel.message() else {
      throw ToolFault.resume(path, "it is not the file of a verification")
    }
    guard known.build == header.build else {
      throw ToolFault.resume(path, "the app was built again since")
    }
    guard known == header else { throw ToolFault.resume(path, "its launch options or bounds are different") }
  }

  /// Adds a message at the end.
  func append(_ message: Message) throws { try append(json: JSONEncoder().encode(message)) }

  /// Adds a message that is JSON already at the end.
  func append(json message: Data) throws {
    let end = lseek(descriptor, 0, SEEK_END)
    do { try channel.write(json: message) } catch {
      let code = errno
      ftruncate(descriptor, end)
      throw ToolFault.writing(path, code: code)
    }
  }

  /// Passes all messages after the header to a closure, and removes an incomplete one at the end, unless the file is only read.
  func forEach(_ body: (Message) throws -> Void) throws {
    lseek(descriptor, 0, SEEK_SET)
    _ = channel.message()
    var end = lseek(descriptor, 0, SEEK_CUR)
    while let message = channel.message() {
      end = lseek(descriptor, 0, SEEK_CUR)
      try body(message)
      lseek(descriptor, end, SEEK_SET)
    }
    ftruncate(descriptor, end)
  }

  /// The identity of this executable.
  static var build: String {
    let values = try? Bundle.main.executableURL?.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    return "\(values?.fileSize ?? 0) \(Int(values?.contentModificationDate?.timeIntervalSince1970 ?? 0))"
  }
}

extension ToolFault {
  fileprivate static func resume(_ file: String, _ reason: String) -> ToolFault {
    ToolFault(
      "resume", status: .broken,
      "Cannot continue with \(file): \(reason). To fix: name a new file, or one of the same build and options.")
  }
}
