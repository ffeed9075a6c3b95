import Portolan
import PortolanAssociation
import PortolanLinks

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
}

extension Failure {
  /// The diagnosis for people, with the code if the command `explain` describes it.
  var text: String {
    Explanation.all.contains { $0.code == code } ? "\(diagnosis)\nMore about this: explain \(code)" : diagnosis
  }
}

/// The failure of a command, as a document.
struct FailureReport: Encodable {
  let version = 1
  let failure: Failure
}

/// An error for an invalid command line.
struct CommandFault: ToolError {
  let description: String

  var code: String { "usage" }
  var status: Status { .usage }
}

extension Outcome {
  /// Returns the outcome of a command that failed.
  package static func failed(_ error: any Error, asJSON isJSON: Bool) -> Outcome {
    let failure = Failure(error)
    let output = isJSON ? JSONDocument.text(of: FailureReport(failure: failure)) : ""
    return Outcome(output: output, diagnosis: failure.text, status: Status(error))
  }
}
