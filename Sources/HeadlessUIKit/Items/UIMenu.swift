/// A menu, which is kept and not shown; ``WindowUser/choose(_:inMenuOf:)`` chooses from it.
open class UIMenu: InertUIMenu {
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
