/// A scene that refers to a scene of another storyboard.
package struct StoryboardReference: Hashable, Sendable {
  /// The name of the other storyboard, or `nil` for the same one.
  package let storyboardName: String?
  /// The identifier in that storyboard, or `nil` for its initial controller.
  package let identifier: String?
  /// The bundle that contains the storyboard, or `nil` for the same one.
  package let bundleIdentifier: String?

  init?(reading element: DocumentElement) {
    guard element.name == "viewControllerPlaceholder" else { return nil }
    storyboardName = element["storyboardName"]
    identifier = element["referencedIdentifier"]
    bundleIdentifier = element["bundleIdentifier"]
  }
}
