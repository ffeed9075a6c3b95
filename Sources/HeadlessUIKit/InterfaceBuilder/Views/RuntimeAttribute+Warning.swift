extension RuntimeAttribute {
  /// Warns, in UIKit's words, that an object has no such property.
  @MainActor
  func warnUnset(of object: NSObject) {
    UIKitWarnings.warn(
      """
      Failed to set (\(keyPath)) user defined inspected property on (\(String(reflecting: type(of: object)))): \
      this class is not key value coding-compliant for the key \(keyPath).
      """
    )
  }
}
