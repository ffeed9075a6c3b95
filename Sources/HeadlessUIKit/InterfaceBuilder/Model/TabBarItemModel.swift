/// What a document says of a controller's place in a tab bar.
package struct TabBarItemModel: Hashable, Sendable {
  /// The text under the image.
  package let title: String?
  /// The number that tells the item from others.
  package let tag: Int
  /// The text in the item's badge.
  package let badgeValue: String?
  /// The picture.
  package let image: ImageModel?
  /// The picture while the tab is selected.
  package let selectedImage: ImageModel?
  /// One of the system's own items, in the document's words, such as `favorites`.
  package let systemItem: String?

  init(reading element: DocumentElement) {
    title = element.string("title")
    tag = element["tag"].flatMap { Int($0) } ?? 0
    badgeValue = element.string("badgeValue")
    image = ImageModel(reading: element)
    selectedImage = ImageModel(reading: element, key: "selectedImage")
    systemItem = element["systemItem"]
  }

  /// The words that the system shows under an item of its own, in English.
  package var systemTitle: String? {
    switch systemItem {
    case "more": "More"
    case "favorites": "Favorites"
    case "featured": "Featured"
    case "topRated": "Top Rated"
    case "recents": "Recents"
    case "contacts": "Contacts"
    case "history": "History"
    case "bookmarks": "Bookmarks"
    case "search": "Search"
    case "downloads": "Downloads"
    case "mostRecent": "Most Recent"
    case "mostViewed": "Most Viewed"
    default: nil
    }
  }
}
