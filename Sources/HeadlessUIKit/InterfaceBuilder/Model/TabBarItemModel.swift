/// What a document says of a controller's place in a tab bar.
package struct TabBarItemModel: Hashable, Sendable {
  /// The text under the image.
  package let title: String?
  /// The number that tells the item from others.
  package let tag: Int
  /// The text in the item's badge.
  package let badgeValue: String?
  /// The name of the image.
  package let image: String?
  /// Whether the image is one of the system's symbols.
  package let isSystemImage: Bool
  /// One of the system's own items, in the document's words, such as `favorites`.
  package let systemItem: String?

  init(reading element: DocumentElement) {
    title = element.string("title")
    tag = element["tag"].flatMap { Int($0) } ?? 0
    badgeValue = element.string("badgeValue")
    image = element["image"]
    isSystemImage = element["catalog"] == "system"
    systemItem = element["systemItem"]
  }
}
