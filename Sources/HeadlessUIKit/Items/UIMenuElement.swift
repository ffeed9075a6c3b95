/// An entry of a menu, of which ``UIAction`` is the one that can be made here.
@MainActor
open class UIMenuElement: NSObject {
  /// The ways in which an entry differs from others, with UIKit's values.
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

  final var text: String
  final var picture: UIImage?

  init(text: String, picture: UIImage?, subtitle: String?) {
    self.text = text
    self.picture = picture
    self.subtitle = subtitle
    super.init()
  }

  /// The words.
  open var title: String { text }
  /// The picture.
  open var image: UIImage? { picture }
  /// A second line.
  open var subtitle: String?
}

/// A menu, of which none can be made here: where UIKit takes one, pass `nil`.
open class UIMenu: UIMenuElement {}
