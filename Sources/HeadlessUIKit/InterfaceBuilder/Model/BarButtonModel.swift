/// The description of a navigation bar's button in a document.
struct BarButtonModel: DocumentObject {
  let element: DocumentElement

  /// Returns the buttons on a side of a navigation item, the outermost first; they are written as one element or as a list.
  static func list(_ side: String, in item: DocumentElement) -> [BarButtonModel] {
    (item.children.filter { $0["key"] == "\(side)BarButtonItem" } + item.children(of: "\(side)BarButtonItems"))
      .filter { $0.name == "barButtonItem" }.map(BarButtonModel.init(element:))
  }

  /// Creates the button.
  @MainActor
  func makeItem() -> UIBarButtonItem {
    let system = UIBarButtonItem.SystemItem(document: element["systemItem"])
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    if let title = element.string("title") { item.title = title }
    item.image = UIImage(in: element)
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = tag
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }
}
