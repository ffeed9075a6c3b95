/// The description of a controller's tab bar item in a document.
package struct TabBarItemModel: DocumentObject {
  package let element: DocumentElement

  /// The text under the image.
  package var title: String? { element.string("title") }
  /// The title that the system shows under one of its own items, in English.
  package var systemTitle: String? { UITabBarItem.SystemItem(document: element["systemItem"])?.title }
  /// The text in the item's badge.
  package var badgeValue: String? { element.string("badgeValue") }
  /// The image of the item.
  package var image: UIImage? { UIImage(in: element) }
  /// The image of the item while the tab is selected.
  package var selectedImage: UIImage? { UIImage(in: element, key: "selectedImage") }
}
