public import Portolan

/// The screen with the products that the customer is about to buy: a tab, or a modal for links.
public final class BagViewController: UIViewController, HierarchyDescribing {
  private let bag: Bag
  private let label = UILabel()
  private let button: UIButton

  init(bag: Bag, opener: Opener) {
    self.bag = bag
    button = UIButton(type: .system, primaryAction: UIAction(title: "Check out") { _ in opener.checkOut() })
    super.init(nibName: nil, bundle: nil)
    title = "Bag"
    bag.whenChanged(for: self) { [weak self] in self?.update() }
    update()
  }

  /// Returns `nil`, since the screen needs the bag.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 16, y: 120, width: 280, height: 34)
    view.addSubview(label)
    button.frame = CGRect(x: 16, y: 160, width: 280, height: 34)
    view.addSubview(button)
  }

  private func update() {
    let count = bag.items.count
    label.text = count == 0 ? "Nothing yet" : count == 1 ? "1 product" : "\(count) products"
    button.isEnabled = count > 0
  }

  /// The number of products.
  public var hierarchyDescription: String { "items: \(bag.items.count)" }
}
