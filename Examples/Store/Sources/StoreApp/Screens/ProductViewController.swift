public import Portolan

/// One product, told from the others by its number.
public final class ProductViewController: UIViewController, ContextAccepting, ContextChecking, HierarchyDescribing {
  /// The product on show; `nil` until the route has handed it over.
  public private(set) var product: Catalogue.Product?

  private let catalogue: Catalogue
  private let bag: Bag
  private let label = UILabel()

  /// A screen that is told its product by the route.
  init(catalogue: Catalogue, bag: Bag) {
    self.catalogue = catalogue
    self.bag = bag
    super.init(nibName: nil, bundle: nil)
  }

  /// A screen that is built for a product.
  convenience init(_ product: Catalogue.Product, catalogue: Catalogue, bag: Bag) {
    self.init(catalogue: catalogue, bag: bag)
    show(product)
  }

  /// Not made from archives, as it needs the catalogue.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    view.addSubview(label)
  }

  public func isTarget(for context: Int) -> Bool { product?.id == context }

  /// - Throws: ``NoSuchProduct``; the navigation then fails before anything has moved.
  public func setup(with context: Int) throws {
    show(try catalogue.product(context))
  }

  private func show(_ product: Catalogue.Product) {
    self.product = product
    title = product.name
    label.text = "\(product.name), no. \(product.id)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add to bag") { [bag] in bag.add(product.id) }
  }

  public var hierarchyDescription: String { "id: \(product.map { "\($0.id)" } ?? "none")" }
}
