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

extension Status {
  /// Creates the status for an error that ends a command.
  init(_ error: any Error) {
    self = (error as? any ToolError)?.status ?? .failed
  }

  /// Returns the more serious of two statuses, in which `broken` has the highest rank.
  func merged(with other: Status) -> Status {
    self == .broken || other == .broken ? .broken : self == .done ? other : self
  }
}
