public import Portolan

/// The screen of a product, identified by the product's number.
public final class ProductViewController: UIViewController, ContextAccepting, ContextChecking, HierarchyDescribing,
  ArrivalFocusing
{
  /// The product of the screen, or `nil` until the route has passed it.
  public private(set) var product: Catalogue.Product?

  private let catalogue: Catalogue
  private let bag: Bag
  private let label = UILabel()

  /// Creates a screen that receives its product from the route.
  init(catalogue: Catalogue, bag: Bag) {
    self.catalogue = catalogue
    self.bag = bag
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for a product.
  convenience init(_ product: Catalogue.Product, catalogue: Catalogue, bag: Bag) {
    self.init(catalogue: catalogue, bag: bag)
    show(product)
  }

  /// Returns `nil`, since the screen needs the catalogue.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    view.addSubview(label)
  }

  /// Returns a Boolean value that indicates whether the screen shows a product.
  public func isTarget(for context: Int) -> Bool { product?.id == context }

  /// Shows the product with a number.
  ///
  /// - Parameter context: The number of the product.
  /// - Throws: ``NoSuchProduct`` if there is no such product, which ends the navigation before any change.
  public func setup(with context: Int) throws {
    show(try catalogue.product(context))
  }

  private func show(_ product: Catalogue.Product) {
    self.product = product
    title = product.name
    label.text = "\(product.name), no. \(product.id)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add to bag") { [bag] in bag.add(product.id) }
  }

  /// The name and the number of the product, for VoiceOver to read first.
  public var focusOnArrival: Any? { label }

  /// The number of the product.
  public var hierarchyDescription: String { "id: \(product.map { "\($0.id)" } ?? "none")" }
}
