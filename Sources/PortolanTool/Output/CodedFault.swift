/// An error of the tool itself, which has a code for programs and a status to exit with.
protocol CodedFault: Error, CustomStringConvertible {
  /// The name of the kind of failure, such as `file`.
  var code: String { get }
  /// The status that a command exits with for this alone.
  var status: Status { get }
}

extension CodedFault {
  var status: Status { .failed }
}

extension Status {
  /// The status for an error that ends a command.
  init(_ error: any Error) {
    self = (error as? any CodedFault)?.status ?? .failed
  }

  /// The status of two things that went wrong: that something could not be found out at all counts for more.
  func merged(with other: Status) -> Status {
    self == .broken || other == .broken ? .broken : self == .done ? other : self
  }
}
