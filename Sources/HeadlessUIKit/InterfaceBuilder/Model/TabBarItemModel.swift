/// The description of a controller's tab bar item in a document.
package struct TabBarItemModel: Hashable, Sendable {
  /// The text under the image.
  package let title: String?
  /// The number that identifies the item.
  package let tag: Int
  /// The text in the item's badge.
  package let badgeValue: String?
  /// The image of the item.
  package let image: ImageModel?
  /// The image of the item while the tab is selected.
  package let selectedImage: ImageModel?
  /// The name of a system item, in the document's words, such as `favorites`.
  package let systemItem: String?

  init(reading element: DocumentElement) {
    title = element.string("title")
    tag = element["tag"].flatMap { Int($0) } ?? 0
    badgeValue = element.string("badgeValue")
    image = ImageModel(reading: element)
    selectedImage = ImageModel(reading: element, key: "selectedImage")
    systemItem = element["systemItem"]
  }

  /// The title that the system shows under one of its own items, in English.
  package var systemTitle: String? {
    UITabBarItem.SystemItem(document: systemItem)?.title
  }
}
