/// An entry of a menu: a ``UIAction`` or a ``UIMenu``.
@MainActor
open class UIMenuElement: NSObject {
  final var storedTitle: String
  final var storedImage: UIImage?

  init(title: String, image: UIImage?, subtitle: String?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  /// The title of the entry.
  open var title: String { storedTitle }
  /// The image of the entry.
  open var image: UIImage? { storedImage }
  /// A second line for the title.
  open var subtitle: String?
  /// The title in one line, by which the user chooses the entry.
  final var chosenTitle: String { title.onOneLine }

  /// The actions that can be chosen, including the actions of menus inside and of entries that come later.
  final var choosable: [UIAction] {
    switch self {
    case let menu as UIMenu: menu.children.flatMap(\.choosable)
    case let deferred as UIDeferredMenuElement: deferred.elements.flatMap(\.choosable)
    case let action as UIAction: action.attributes.isDisjoint(with: [.disabled, .hidden]) ? [action] : []
    default: []
    }
  }
}
