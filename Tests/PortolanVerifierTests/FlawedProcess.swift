#if !canImport(UIKit)
  import Foundation
  import PortolanTestSupport
  @testable import PortolanVerifier

  /// The app with faults as a process of its own.
  enum FlawedProcess {
    /// The end of a process.
    struct End: Sendable {
      let status: Int32
      let output: String
      let errors: String

      func report() throws -> VerificationReport {
        try JSONDecoder().decode(VerificationReport.self, from: Data(output.utf8))
      }
    }

    /// Runs `flawed verify` to its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - isInterrupted: `true` to interrupt the process several times as soon as it has shown its progress.
    /// - Returns: The end; the texts fit into the pipes.
    /// - Throws: An error if the process cannot be started.
    static func run(_ arguments: [String], isInterrupted: Bool = false) async throws -> End {
      try await command(["verify"] + arguments, isInterrupted: isInterrupted)
    }

    static func run(_ arguments: String...) async throws -> End { try await run(arguments) }

    /// Runs `flawed` to its end.
    ///
    /// - Parameters:
    ///   - words: The command line without the name of the executable.
    ///   - launcher: The command that starts it, such as `setpriv` with its options, with the path of the program.
    ///   - input: The file that is its standard input, or `nil` to inherit one.
    ///   - isInterrupted: `true` to interrupt the process several times as soon as it has shown its progress.
    /// - Returns: The end; the texts fit into the pipes.
    /// - Throws: An error if the process cannot be started.
    static func command(
      _ words: [String], by launcher: [String] = [], input: URL? = nil, isInterrupted: Bool = false
    ) async throws -> End {
      try await onOwnThread {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        let line = launcher + [Bundle.main.bundleURL.appending(path: "flawed").path] + words
        process.executableURL = URL(filePath: line[0])
        process.arguments = Array(line.dropFirst())
        (process.standardOutput, process.standardError) = (output, errors)
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        try process.run()
        if isInterrupted {
          _ = errors.fileHandleForReading.availableData
          // As `timeout` does, which interrupts the process and then its group.
          for _ in 0..<20_000 { process.interrupt() }
        }
        let texts = [output, errors].map {
          String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return End(status: process.terminationStatus, output: texts[0], errors: texts[1])
      }
    }
  }
#endif
