/// What a document says of a controller's place in a navigation bar.
package struct NavigationItemModel: Hashable, Sendable {
  /// The title in the middle of the bar.
  package let title: String?
  /// The line above the title.
  package let prompt: String?
  /// The title of the back button that leads to this controller.
  package let backButtonTitle: String?

  init(reading element: DocumentElement) {
    title = element.string("title")
    prompt = element.string("prompt")
    backButtonTitle = element.string("backButtonTitle") ?? element.child(key: "backBarButtonItem")?.string("title")
  }
}
