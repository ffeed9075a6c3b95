public import Portolan

/// What the customer is about to buy: a tab, and from a link a modal.
public final class BagViewController: UIViewController, HierarchyDescribing {
  private let bag: Bag

  init(bag: Bag) {
    self.bag = bag
    super.init(nibName: nil, bundle: nil)
    title = "Bag"
  }

  /// Not made from archives, as it needs the bag.
  public required init?(coder: NSCoder) { nil }

  public var hierarchyDescription: String { "items: \(bag.items.count)" }
}
