/// A step that could not be done, and what could have been. One line.
public struct StepFailure: Error, Equatable, CustomStringConvertible {
  /// The position of the step, from 1.
  public let number: Int
  /// The step as it was written.
  public let step: String
  /// Why it could not be done.
  public let reason: String
  /// What could have been done instead, as steps are written.
  public let possible: [String]

  public var description: String {
    let list = possible.isEmpty ? "" : " To fix: try one of: \(possible.joined(separator: ", "))."
    return "Cannot do step \(number), \(step): \(reason).\(list)"
  }
}
