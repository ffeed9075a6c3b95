/// What a scene that stands for one of another storyboard says of it.
package struct StoryboardReference: Hashable, Sendable {
  /// The name of the other storyboard; `nil` means the same one.
  package let storyboardName: String?
  /// The identifier in that storyboard; `nil` means its initial controller.
  package let identifier: String?
  /// The bundle that has the storyboard; `nil` means the same one.
  package let bundleIdentifier: String?

  package init(storyboardName: String?, identifier: String?, bundleIdentifier: String? = nil) {
    self.storyboardName = storyboardName
    self.identifier = identifier
    self.bundleIdentifier = bundleIdentifier
  }
}
