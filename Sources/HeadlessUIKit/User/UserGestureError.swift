/// A gesture that the user could not make, with those that were possible.
public struct UserGestureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was attempted, such as `tap tab "Bag"`.
  public let gesture: String
  /// Why it is impossible.
  public let reason: String
  /// What could be tapped or swiped instead, as it would be written.
  public let available: [String]

  /// The gesture, the reason and what is possible, in one line.
  public var description: String {
    let list = available.isEmpty ? "Nothing can be tapped." : "Possible: \(available.joined(separator: ", "))."
    return "Cannot \(gesture): \(reason). \(list)"
  }
}
