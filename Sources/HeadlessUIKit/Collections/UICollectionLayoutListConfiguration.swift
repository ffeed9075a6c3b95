/// The looks of a list.
public struct UICollectionLayoutListConfiguration {
  /// A closure that returns the actions that a swipe on an item offers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The kind of the list.
  public let appearance: Appearance
  var inert = InertUICollectionLayoutListConfiguration()

  /// The view above the items of a section.
  public var headerMode = HeaderMode.none
  /// The view below the items of a section.
  public var footerMode = FooterMode.none
  /// The actions at the beginning of items, for ``WindowUser/swipe(row:choosing:)`` to choose from.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the end of items, for ``WindowUser/swipe(row:choosing:)`` to choose from.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the looks of a kind of list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
