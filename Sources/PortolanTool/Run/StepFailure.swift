/// A step that could not be done, and what could have been. One line.
public struct StepFailure: CodedFault, Equatable, CustomStringConvertible {
  /// The position of the step, from 1.
  public let number: Int
  /// The step as it was written.
  public let step: String
  /// Why it could not be done.
  public let reason: String
  /// What could have been done instead, as steps are written.
  public let possible: [String]

  /// The kind of failure: `step`, unless it is more than that one step.
  var code = "step"
  var status = Status.failed

  public var description: String {
    let list = possible.isEmpty ? "" : " To fix: try one of: \(possible.map(ShownText.inline).joined(separator: ", "))."
    return "Cannot do step \(number), \(step): \(reason).\(list)"
  }
}
