import Dispatch
import Foundation

#if os(Linux) || os(macOS)
  let canRunProcesses = true

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments of the program.
  ///   - output: A file for the output, since a pipe could fill up.
  ///   - seconds: The time after which the program is ended.
  /// - Returns: The exit status, and the text on both streams.
  /// - Throws: An error if the program cannot be started.
  func runProcess(
    _ path: String,
    _ arguments: [String],
    output: URL,
    within seconds: Int
  ) throws -> (status: Int32, output: String) {
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? handle.close() }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
      process.terminate()
      throw Compiler.Failure(description: "The compiler took more than \(seconds) seconds and was ended.")
    }
    return (process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self))
  }
#else
  let canRunProcesses = false

  func runProcess(
    _ path: String,
    _ arguments: [String],
    output: URL,
    within seconds: Int
  ) throws -> (status: Int32, output: String) {
    preconditionFailure("A process cannot be run on this platform.")
  }
#endif
