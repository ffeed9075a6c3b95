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
}

/// An exit status.
package struct Status: RawRepresentable, Equatable, Sendable {
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
}
