/// What a document says of a button in a navigation bar.
package struct BarButtonModel: Hashable, Sendable {
  /// The object identifier.
  package let id: String
  /// The words.
  package let title: String?
  /// The picture.
  package let image: ImageModel?
  /// One of the system's own buttons, in the document's words, such as `add`.
  package let systemItem: String?
  /// Whether the user can tap the button.
  package let isEnabled: Bool
  /// The number that tells the button from others.
  package let tag: Int
  /// The name by which tests find the button.
  package let accessibilityIdentifier: String?
  /// What the button does.
  package let connections: [ConnectionModel]
  /// The properties set by name.
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

  /// The buttons in a place of a navigation item, which is written as one element or as a list.
  static func list(_ one: String, _ several: String, in element: DocumentElement) -> [BarButtonModel] {
    let single = element.children.filter { $0.name == "barButtonItem" && $0["key"] == one }
    let listed = element.children(of: several).filter { $0.name == "barButtonItem" }
    return (single + listed).map(BarButtonModel.init(reading:))
  }

  /// Makes the button.
  @MainActor
  package func makeItem() -> UIBarButtonItem {
    let system = systemItem.flatMap { name in
      (0...24).compactMap(UIBarButtonItem.SystemItem.init(rawValue:)).first { String(describing: $0) == name }
    }
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    if let title { item.title = title }
    item.image = image?.image
    item.isEnabled = isEnabled
    item.tag = tag
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }
}
