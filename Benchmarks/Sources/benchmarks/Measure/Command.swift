import Foundation

/// Another program that is run to its end.
struct Command {
  private let name: String
  private let arguments: [String]
  private let environment: [String: String]

  init(
    _ name: String, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program.
  ///
  /// - Returns: The standard output of the program.
  /// - Throws: ``Failure`` if the exit status is not 0.
  @discardableResult
  func run() throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Self.path(of: name))
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // Valgrind prints a few lines there, which only matter after a failure. A file has no size limit, unlike a pipe.
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("portolan-\(UUID().uuidString).log")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(command: "\(name) \(arguments.joined(separator: " "))", output: said)
    }
    return String(decoding: printed, as: UTF8.self)
  }

  /// An error with the output of a program that failed.
  struct Failure: Error, CustomStringConvertible {
    let command: String
    let output: String
    var description: String { "\(command) failed:\n\(output)" }
  }

  /// Returns a Boolean value that indicates whether a program is installed.
  static func isInstalled(_ name: String) -> Bool {
    (try? path(of: name)) != nil
  }

  private static func path(of name: String) throws -> String {
    if name.contains("/") { return name }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
      return "\(folder)/\(name)"
    }
    throw Failure(command: name, output: "There is no such program in PATH.")
  }
}
