/// An error for a step that failed, with the steps that were possible.
///
/// Its description is one line.
///
/// ```swift
/// let run = ToolRun(shopUnderTool)
/// do {
///   try await run.perform(["tap Bag", "tap Check out"])
/// } catch let failure as StepFailure {
///   print("step \(failure.number): \(failure.reason)", failure.possible)
/// }
/// ```
public struct StepFailure: ToolError, Equatable, CustomStringConvertible {
  /// The position of the step, from 1.
  public let number: Int
  /// The step as it was written.
  public let step: String
  /// The fault of the step, without its number.
  package let fault: StepFault

  /// The reason.
  public var reason: String { fault.reason.hasSuffix(".") ? String(fault.reason.dropLast()) : fault.reason }
  /// The steps that were possible instead, in the spelling of steps.
  public var possible: [String] { fault.possible }

  /// The kind of failure that is `step` unless the cause affects more than this step.
  package var code: String { fault.code }
  package var status: Status { fault.status }

  /// The complete diagnosis, on one line.
  public var description: String { "Cannot do step \(number), \(step): \(reason).\(StepFault.advice(possible))" }
}

/// An error for a step that cannot be performed, with the steps that are possible.
package struct StepFault: ToolError, Equatable {
  package let reason: String
  let possible: [String]
  /// The kind of failure.
  package let code: String
  package let status: Status

  package init(_ reason: String, possible: [String] = [], code: String = "step", status: Status = .failed) {
    (self.reason, self.possible, self.code, self.status) = (reason, possible, code, status)
  }

  /// The reason and the possible steps, on one line unless the reason includes the text on screen.
  package var description: String {
    let stop = reason.hasSuffix(".") || reason.contains("\n") ? "" : "."
    return reason + stop + Self.advice(possible)
  }

  /// Returns the advice to try one of several steps, or an empty text if there are none.
  static func advice(_ possible: [String]) -> String {
    possible.isEmpty ? "" : " To fix: try one of: \(possible.map(TerminalText.inline).joined(separator: ", "))."
  }
}
