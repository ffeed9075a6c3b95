import Foundation

/// A segment of a recording: memory that the system writes to a file, also after a crash of the process.
///
/// A line is safe once it is in the memory, and nothing waits for the disk. The file has its whole size before the memory is used, so that
/// a full disk is an error here and no crash later. Behind the last line are line breaks.
struct FlightSegment: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  private let file: FileHandle

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - used: The number of bytes to keep, or 0 to create the file.
  ///   - size: The number of bytes of the segment.
  /// - Throws: An error if the file cannot be written.
  init(_ url: URL, keeping used: Int, size: Int) throws {
    if used == 0 { try Data().write(to: url) }
    file = try FileHandle(forUpdating: url)
    try file.seek(toOffset: UInt64(used))
    try file.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: size - used))
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file.fileDescriptor, 0)
    guard let memory, memory != MAP_FAILED else { throw CocoaError(.fileWriteUnknown) }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  /// Closes the file, without the line breaks behind the last line.
  func close(at used: Int) {
    munmap(bytes.baseAddress!, bytes.count)
    try? file.truncate(atOffset: UInt64(used))
  }
}
