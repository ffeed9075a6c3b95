/// The description of a controller's navigation item in a document.
package struct NavigationItemModel: Hashable, Sendable {
  let element: DocumentElement

  /// The title in the middle of the bar.
  package var title: String? { element.string("title") }
  /// The line above the title.
  package var prompt: String? { element.string("prompt") }
  /// The title of the back button that leads to this controller.
  package var backButtonTitle: String? {
    element.string("backButtonTitle") ?? element.child(key: "backBarButtonItem")?.string("title")
  }
  /// The buttons on the left.
  var leftItems: [BarButtonModel] { BarButtonModel.list("leftBarButtonItem", "leftBarButtonItems", in: element) }
  /// The buttons on the right, the outermost first.
  var rightItems: [BarButtonModel] { BarButtonModel.list("rightBarButtonItem", "rightBarButtonItems", in: element) }
}
