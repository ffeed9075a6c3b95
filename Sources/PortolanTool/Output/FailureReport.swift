import Portolan
import PortolanLinks

/// Why something was not done, for people and for programs.
public struct Failure: Codable, Hashable, Sendable {
  /// The kind of failure, where there is a name for it: that of the `RoutingError` or of the `LinkError`.
  public var code: String?
  /// The whole diagnosis, in one or several lines.
  public var diagnosis: String

  init(_ error: any Error) {
    code =
      switch error {
      case let error as RoutingError: "\(error.code)"
      case let error as LinkError: "\(error.code)"
      case is StepFailure: "step"
      case is StoryFailure, is StoryFault: "story"
      case is CommandFault: "usage"
      case is StillWaiting: "waiting"
      case is StillUnderWay: "underWay"
      case is PayloadFault, is DeepLinkSource.NoURL: "payload"
      default: nil
      }
    diagnosis = "\(error)"
  }
}

/// A command that came to nothing, as a document.
struct FailureReport: Encodable {
  let version = 1
  let failure: Failure
}

/// A command line that is none.
struct CommandFault: Error, CustomStringConvertible {
  let description: String
}

extension Outcome {
  /// A command that came to nothing.
  static func failed(_ error: any Error, asJSON isJSON: Bool, status: Status = .failed) -> Outcome {
    let failure = Failure(error)
    let output = isJSON ? JSONDocument.text(of: FailureReport(failure: failure)) : ""
    return Outcome(output: output, diagnosis: failure.diagnosis, status: status)
  }
}
