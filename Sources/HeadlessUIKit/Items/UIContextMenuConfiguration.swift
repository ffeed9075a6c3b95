/// A closure that returns the controller whose view is shown beside a menu, or `nil` for the view that was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a menu, and receives the entries that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The menu that a long press on a view opens, and the controller that is shown beside it.
///
/// ``WindowUser/choose(_:inMenuOf:)`` asks for the menu. The controller is not asked for.
@MainActor
open class UIContextMenuConfiguration: InertUIContextMenuConfiguration {
  /// The object by which the app identifies the configuration.
  public private(set) final var identifier: any NSCopying = NSString(string: UUID().uuidString)

  private var actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The object by which the app identifies the configuration, or `nil` for a unique one.
  ///   - previewProvider: A closure that returns the controller beside the menu.
  ///   - actionProvider: A closure that returns the menu.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.actionProvider = actionProvider
  }

  /// The menu; the system suggests no entries for it.
  final var menu: UIMenu? { actionProvider?([]) }
}
