/// An entry of a menu: a ``UIAction`` or a ``UIMenu``.
@MainActor
open class UIMenuElement: NSObject {
  /// The appearance of an entry, with UIKit's values.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An entry that cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// An entry that deletes or changes something for good.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// An entry that is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark beside an entry.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

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
