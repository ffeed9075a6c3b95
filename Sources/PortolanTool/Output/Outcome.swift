import PortolanAssociation

/// The outcome of a command: its output and its exit status.
package struct Outcome: Equatable, Sendable {
  /// The text for standard output, or an empty text.
  package var output = ""
  /// The text for standard error, or an empty text.
  package var diagnosis = ""
  package var status = Status.done

  package init(output: String = "", diagnosis: String = "", status: Status = .done) {
    self.output = output
    self.diagnosis = diagnosis
    self.status = status
  }

  /// Returns the outcome of a command that succeeded.
  package static func done(_ output: String) -> Outcome { Outcome(output: output) }

  /// The outcome with escapes for all characters that a terminal would not print.
  var shown: Outcome {
    Outcome(output: TerminalText.lines(output), diagnosis: TerminalText.lines(diagnosis), status: status)
  }

  /// Adds lines to the diagnosis.
  mutating func add(_ note: String) { diagnosis += (diagnosis.isEmpty ? "" : "\n") + note }

  /// Adds a failure to a result that stays known.
  package mutating func add(_ error: any Error) {
    add(Failure(error).text)
    status = status.merged(with: Status(error))
  }

  /// Writes the output and the diagnosis.
  ///
  /// - Parameters:
  ///   - output: The file for the output.
  ///   - errors: The file for the diagnosis.
  /// - Returns: The exit status. It is never a success if the output cannot be written.
  package func write(
    to output: FileHandle = .standardOutput, errors: FileHandle = .standardError
  ) -> Status {
    var written = self
    do {
      if !self.output.isEmpty { try output.write(contentsOf: Data(Self.line(self.output).utf8)) }
    } catch {
      if status == .done { written.status = .broken }
      let reason = (error as NSError).localizedDescription
      written.add("Cannot write the output: \(reason) To fix: choose another place for standard output.")
    }
    // If the diagnosis cannot be written either, only the status remains.
    if !written.diagnosis.isEmpty { try? errors.write(contentsOf: Data(Self.line(written.diagnosis).utf8)) }
    return written.status
  }

  private static func line(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  /// Returns the outcome of a command that failed.
  package static func failed(_ error: any Error, asJSON isJSON: Bool) -> Outcome {
    let failure = Failure(error)
    let output = isJSON ? JSONDocument.text(["failure": failure]) : ""
    return Outcome(output: output, diagnosis: failure.text, status: Status(error))
  }
}

/// An exit status.
package struct Status: RawRepresentable, Codable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The screen was reached, or the condition holds.
  package static let done = Status(rawValue: 0)
  /// The screen was not reached, or the condition does not hold.
  package static let failed = Status(rawValue: 1)
  /// The result could not be determined.
  package static let broken = Status(rawValue: 2)
  /// The command line is invalid.
  package static let usage = Status(rawValue: 64)

  /// The text about exit statuses in the help.
  package static let explained = """
    Exits with 0 if everything succeeded, with 1 if a screen was not reached, a step failed or a check found an error, with 2 \
    if the app did not start, a file could not be read (including a file that a step or a story names) or the output could \
    not be written, and with 64 if the command line is wrong. The reason is on standard error. With --json it is also in the \
    document, with a code.
    """

  /// Creates the status for an error that ends a command.
  init(_ error: any Error) {
    self = (error as? any ToolError)?.status ?? .failed
  }

  /// Returns the more serious of two statuses; `broken` has the highest rank.
  func merged(with other: Status) -> Status {
    self == .broken || other == .broken ? .broken : self == .done ? other : self
  }
}

/// An error of the tool itself, with a code for programs and an exit status.
package protocol ToolError: Error, CustomStringConvertible {
  /// The name of the kind of failure, such as `file`.
  var code: String { get }
  /// The exit status of a command that ends with this error.
  var status: Status { get }
}

extension ToolError {
  package var status: Status { .failed }
}

/// A description of a failure, for people and for programs.
public struct Failure: Codable, Hashable, Sendable {
  /// The kind of failure.
  ///
  /// It is the code of a `RoutingError` or `LinkError`, a code of the tool, or `app` for an error that the app throws.
  public var code: String
  /// The complete diagnosis, on one or more lines.
  public var diagnosis: String

  init(_ error: any Error) {
    code =
      switch error {
      case let error as any ToolError: error.code
      case let error as RoutingError: "\(error.code)"
      case let error as LinkError: "\(error.code)"
      case is AssociationError: "association"
      case is LinkTableError: "table"
      case is DeepLinkSource.NoURL: "payload"
      case is NoSuchWindow: "window"
      default: "app"
      }
    diagnosis = ValueText.of(error)
  }

  /// The diagnosis for people, with the code if the command `explain` describes it.
  var text: String {
    Explanation.all.contains { $0.code == code } ? "\(diagnosis)\nMore about this: explain \(code)" : diagnosis
  }
}

/// An error that is thrown at one place of the tool.
package struct ToolFault: ToolError, Codable {
  package let code: String
  package let status: Status
  package let description: String

  package init(_ code: String, status: Status = .failed, _ description: String) {
    (self.code, self.status, self.description) = (code, status, description)
  }
}
