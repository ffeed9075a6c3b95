/// The description of a navigation bar's button in a document.
package struct BarButtonModel: Hashable, Sendable {
  /// The object identifier.
  package let id: String
  /// The title of the button.
  package let title: String?
  /// The image of the button.
  package let image: ImageModel?
  /// The name of a system button, in the document's words, such as `add`.
  package let systemItem: String?
  /// A Boolean value that indicates whether the user can tap the button.
  package let isEnabled: Bool
  /// The number that identifies the button.
  package let tag: Int
  /// The identifier by which tests find the button.
  package let accessibilityIdentifier: String?
  /// The outlets and actions of the button.
  package let connections: [ConnectionModel]
  /// The properties that are set by name.
  package let runtimeAttributes: [RuntimeAttribute]

  init(reading element: DocumentElement) {
    id = element.id ?? ""
    title = element.string("title")
    image = ImageModel(reading: element)
    systemItem = element["systemItem"]
    isEnabled = element.flag("enabled") ?? true
    tag = element["tag"].flatMap { Int($0) } ?? 0
    accessibilityIdentifier = element.child("accessibility")?.string("identifier")
    connections = ConnectionModel.list(in: element)
    runtimeAttributes = RuntimeAttribute.list(in: element)
  }

  /// Returns the buttons in a place of a navigation item, which is written as one element or as a list.
  static func list(_ one: String, _ several: String, in element: DocumentElement) -> [BarButtonModel] {
    let single = element.children.filter { $0.name == "barButtonItem" && $0["key"] == one }
    let listed = element.children(of: several).filter { $0.name == "barButtonItem" }
    return (single + listed).map(BarButtonModel.init(reading:))
  }

  /// Creates the button.
  @MainActor
  package func makeItem() -> UIBarButtonItem {
    let system = UIBarButtonItem.SystemItem(document: systemItem)
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    if let title { item.title = title }
    item.image = image?.image
    item.isEnabled = isEnabled
    item.tag = tag
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }
}
