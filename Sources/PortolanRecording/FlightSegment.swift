import Foundation

/// A segment of a recording: memory that the system writes to a file, also after a crash of the process.
///
/// A line is safe once it is in the memory, and nothing waits for the disk. The file has its whole size before the memory is used, so that
/// a full disk is an error here and no crash later. Behind the last line are line breaks.
struct FlightSegment: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  private let descriptor: Int32

  /// Creates a file that is not there yet.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - size: The number of bytes of the segment.
  /// - Throws: ``FlightLogFault`` if the file cannot be created or filled. It is removed then.
  init(creating url: URL, size: Int) throws(FlightLogFault) {
    let descriptor = try Self.open(url, O_CREAT | O_EXCL)
    do throws(FlightLogFault) { try self.init(descriptor, of: url, keeping: 0, size: size) } catch {
      unlink(url.path)
      throw error
    }
  }

  /// Opens a file again for the recording to go on.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - used: The number of bytes to keep.
  ///   - size: The number of bytes of the segment.
  /// - Throws: ``FlightLogFault`` if the file is not there, or cannot be filled.
  init(continuing url: URL, after used: Int, size: Int) throws(FlightLogFault) {
    try self.init(Self.open(url, O_NOFOLLOW), of: url, keeping: used, size: size)
  }

  private static func open(_ url: URL, _ flags: Int32) throws(FlightLogFault) -> Int32 {
    let descriptor = Foundation.open(url.path, O_RDWR | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { throw FlightLogFault(url, code: errno) }
    return descriptor
  }

  private init(_ descriptor: Int32, of url: URL, keeping used: Int, size: Int) throws(FlightLogFault) {
    let filling = [UInt8](repeating: UInt8(ascii: "\n"), count: size - used)
    var done = 0
    while done < filling.count {
      let count = filling[done...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(used + done)) }
      guard count >= 0 || errno == EINTR else { throw Self.closed(descriptor, FlightLogFault(url, code: errno)) }
      done += max(count, 0)
    }
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { throw Self.closed(descriptor, FlightLogFault(url, code: errno)) }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
    self.descriptor = descriptor
  }

  private static func closed(_ descriptor: Int32, _ fault: FlightLogFault) -> FlightLogFault {
    Foundation.close(descriptor)
    return fault
  }

  /// Closes the file, without the line breaks behind the last line.
  func close(at used: Int) {
    munmap(bytes.baseAddress!, bytes.count)
    ftruncate(descriptor, off_t(used))
    Foundation.close(descriptor)
  }
}
