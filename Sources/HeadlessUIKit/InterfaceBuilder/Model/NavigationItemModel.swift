/// The description of a controller's navigation item in a document.
package struct NavigationItemModel: Hashable, Sendable {
  /// The title in the middle of the bar.
  package let title: String?
  /// The line above the title.
  package let prompt: String?
  /// The title of the back button that leads to this controller.
  package let backButtonTitle: String?
  /// The buttons on the left.
  package let leftItems: [BarButtonModel]
  /// The buttons on the right, the outermost first.
  package let rightItems: [BarButtonModel]

  init(reading element: DocumentElement) {
    title = element.string("title")
    prompt = element.string("prompt")
    backButtonTitle = element.string("backButtonTitle") ?? element.child(key: "backBarButtonItem")?.string("title")
    leftItems = BarButtonModel.list("leftBarButtonItem", "leftBarButtonItems", in: element)
    rightItems = BarButtonModel.list("rightBarButtonItem", "rightBarButtonItems", in: element)
  }

  /// The object identifiers of the buttons.
  var itemIDs: [String] { (leftItems + rightItems).map(\.id) }
}
