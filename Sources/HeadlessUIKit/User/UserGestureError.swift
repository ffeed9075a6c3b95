/// A gesture that was impossible, with the gestures that were possible instead.
public struct UserGestureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The attempted gesture, such as `tap tab "Bag"`.
  public let gesture: String
  /// The reason why the gesture is impossible.
  public let reason: String
  /// The possible gestures in their written form.
  public let available: [String]

  /// The gesture, the reason and the possible gestures, in one line.
  public var description: String {
    let list = available.isEmpty ? "Nothing can be tapped." : "Possible: \(available.joined(separator: ", "))."
    return "Cannot \(gesture): \(reason). \(list)"
  }
}
