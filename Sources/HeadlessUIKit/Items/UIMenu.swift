/// A menu, which is kept and not shown; ``WindowUser/choose(_:inMenuOf:)`` chooses from it.
open class UIMenu: InertUIMenu {
  /// The identifier by which one menu replaces another.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the identifier.
    public let rawValue: String
    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The ways to show a menu.
  public struct Options: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entries are among the entries of the surrounding menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes or changes something for good.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry at most has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu.
  public private(set) final var identifier = Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
  /// The ways to show the menu.
  public private(set) final var options: Options = []
  /// The entries.
  public private(set) final var children: [UIMenuElement] = []

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the menu.
  ///   - subtitle: A second line for the title.
  ///   - image: The image of the menu.
  ///   - identifier: The identifier of the menu, or `nil` for a unique one.
  ///   - options: The ways to show the menu.
  ///   - children: The entries.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(title: title, image: image, subtitle: subtitle)
    if let identifier { self.identifier = identifier }
    self.options = options
    self.children = children
  }
}
