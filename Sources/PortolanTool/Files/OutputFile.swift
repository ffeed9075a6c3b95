/// A file that a command writes at its end, and that is checked before its work.
///
/// The file has either its earlier content or all of the new one. Devices and pipes are written directly.
package struct OutputFile {
  /// The name on the command line.
  private let name: String
  /// The path without links.
  private let path: [CChar]
  /// The permissions of the file that is replaced, or `nil` if there is none.
  private var permissions: mode_t?
  private var isDevice = false

  /// Checks that a file can be written, without a change of anything.
  ///
  /// - Parameter name: The path. Bytes that are not UTF-8 are encoded as in ``ByteText``.
  /// - Throws: ``ToolFault`` if it is a folder, if its folder is missing, or if writing is not permitted.
  package init(_ name: String) throws(ToolFault) {
    guard !name.isEmpty, !name.unicodeScalars.contains("\0") else { throw ToolFault.writing(name, "it has no name") }
    self.name = name
    var path = ByteText.path(name)
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw ToolFault.writing(name, "it is a folder") }
      guard access(path, W_OK) == 0 else { throw ToolFault.writing(name, code: errno) }
      // A name such as /dev/stdout may lead to a file that another process writes, too.
      isDevice = status.st_mode & S_IFMT != S_IFREG || name.hasPrefix("/dev/")
      permissions = status.st_mode & 0o7777
      if let real = realpath(path, nil) {
        if !isDevice { path = Array(UnsafeBufferPointer(start: real, count: strlen(real) + 1)) }
        free(real)
      }
    } else if errno != ENOENT {
      throw ToolFault.writing(name, code: errno)
    } else if lstat(path, &status) == 0 {
      throw ToolFault.writing(name, "it is a link to a file that is not there")
    }
    self.path = path
    // The new file is written beside the earlier one.
    guard isDevice || access(neighbour("."), W_OK | X_OK) == 0 else { throw ToolFault.writing(name, code: errno) }
  }

  /// Writes the file.
  ///
  /// - Throws: ``ToolFault`` if it cannot be written. Its earlier content is still there then.
  package func write(_ text: String) throws(ToolFault) {
    let bytes = Array(text.utf8)
    guard !isDevice else { return try write(bytes, to: path, O_APPEND) }
    let new = neighbour(".portolan-\(UUID().uuidString)")
    do throws(ToolFault) {
      try write(bytes, to: new, O_CREAT | O_EXCL)
      if let permissions { chmod(new, permissions) }
      guard rename(new, path) == 0 else { throw ToolFault.writing(name, code: errno) }
    } catch {
      unlink(new)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to path: [CChar], _ flags: Int32) throws(ToolFault) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw ToolFault.writing(name, code: errno) }
    defer { close(descriptor) }
    guard Self.write(bytes, to: descriptor) else { throw ToolFault.writing(name, code: errno) }
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: `false` if it fails, for the reason in `errno`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var next = 0
    while next < bytes.count {
      let count = bytes[next...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { return false }
      next += max(count, 0)
    }
    return true
  }

  /// Returns the path of a file in the same folder.
  private func neighbour(_ name: String) -> [CChar] {
    let folder = path.lastIndex(of: CChar(UInt8(ascii: "/"))).map { path[...$0] } ?? []
    return folder + ByteText.path(name)
  }
}

extension ToolFault {
  /// Returns the fault of a file or a folder that cannot be written.
  package static func writing(
    _ file: String, _ reason: String, fix: String = "choose a place that you may write to, in a folder that exists"
  ) -> ToolFault {
    ToolFault("file", status: .broken, "Cannot write \(LinkText.quoted(file)): \(reason). To fix: \(fix).")
  }

  /// Returns the fault of a file that cannot be written, from the code of a system call.
  package static func writing(_ file: String, code: Int32) -> ToolFault {
    let reason =
      switch code {
      case ENOENT, ENOTDIR: "there is no such folder"
      case EACCES, EPERM, EROFS: "writing there is not permitted"
      case ENOSPC, EDQUOT, EFBIG: "there is no space left"
      default: "the system reports \"\(String(cString: strerror(code)))\""
      }
    return writing(file, reason)
  }
}
