import Portolan
import PortolanLinks

/// Why something was not done, for people and for programs.
public struct Failure: Codable, Hashable, Sendable {
  /// The kind of failure: the name of the code of a `RoutingError` or `LinkError`, one of the tool's own, or `app` for an error
  /// that the app throws.
  public var code: String
  /// The whole diagnosis, in one or several lines.
  public var diagnosis: String

  init(_ error: any Error) {
    code =
      switch error {
      case let error as any CodedFault: error.code
      case let error as RoutingError: "\(error.code)"
      case let error as LinkError: "\(error.code)"
      case is AssociationError: "association"
      case is DeepLinkSource.NoURL: "payload"
      case is NoSuchWindow: "window"
      default: "app"
      }
    diagnosis = ValueText.of(error)
  }
}

/// A command that came to nothing, as a document.
struct FailureReport: Encodable {
  let version = 1
  let failure: Failure
}

/// A command line that is none.
struct CommandFault: CodedFault {
  let description: String

  var code: String { "usage" }
  var status: Status { .usage }
}

extension Outcome {
  /// A command that came to nothing.
  static func failed(_ error: any Error, asJSON isJSON: Bool) -> Outcome {
    let failure = Failure(error)
    let output = isJSON ? JSONDocument.text(of: FailureReport(failure: failure)) : ""
    return Outcome(output: output, diagnosis: failure.diagnosis, status: Status(error))
  }
}
