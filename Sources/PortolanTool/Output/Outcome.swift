/// What a command has come to: what it prints, and the status it exits with.
package struct Outcome: Equatable, Sendable {
  /// What goes to standard output; empty for nothing.
  package var output = ""
  /// What goes to standard error; empty for nothing.
  package var diagnosis = ""
  package var status = Status.done

  package init(output: String = "", diagnosis: String = "", status: Status = .done) {
    self.output = output
    self.diagnosis = diagnosis
    self.status = status
  }

  /// A command that printed what it was asked for.
  package static func done(_ output: String) -> Outcome { Outcome(output: output) }

  /// The same with everything escaped that a terminal would not print.
  var shown: Outcome {
    Outcome(output: ShownText.lines(output), diagnosis: ShownText.lines(diagnosis), status: status)
  }
}

/// What the exit status says.
package struct Status: RawRepresentable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The screen was reached, or what was asked for holds.
  package static let done = Status(rawValue: 0)
  /// The screen was not reached, or what was asked for does not hold.
  package static let failed = Status(rawValue: 1)
  /// It could not be found out.
  package static let broken = Status(rawValue: 2)
  /// The command line is none.
  package static let usage = Status(rawValue: 64)

  /// What `--help` says of them.
  package static let explained = """
    Exits with 0 when everything was done, with 1 when a screen was not reached, a step could not be done or a check has \
    found an error, with 2 when the app did not start, a file could not be read, also one that a step or a story names, or \
    the output could not be written, and with 64 when the command line is wrong. The reason is on standard error, and with \
    --json in the document, too, with a code.
    """
}
