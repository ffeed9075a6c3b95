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
  /// The reason.
  public let reason: String
  /// The steps that were possible instead, in the spelling of steps.
  public let possible: [String]

  /// The kind of failure that is `step` unless the cause affects more than this step.
  package var code = "step"
  package var status = Status.failed

  /// The complete diagnosis, on one line.
  public var description: String { "Cannot do step \(number), \(step): \(reason).\(StepFault.advice(possible))" }
}
