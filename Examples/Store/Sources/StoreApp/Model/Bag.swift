/// What the customer is about to buy, in all windows.
@MainActor
public final class Bag {
  /// The numbers of the products, in the order in which they were added.
  public private(set) var items: [Int] = [] {
    didSet { listeners.tellAll() }
  }

  private let listeners = Listeners()

  public init() {}

  /// Adds a product.
  ///
  /// - Parameter product: The number of the product.
  public func add(_ product: Int) {
    items.append(product)
  }

  /// Whether products are all in the bag, each as often as it is named.
  func contains(_ products: [Int]) -> Bool {
    rest(without: products).count == items.count - products.count
  }

  /// Takes out what was bought: nothing leaves the bag without a receipt. What was added meanwhile stays.
  func remove(_ receipt: Receipt) {
    items = rest(without: receipt.items)
  }

  private func rest(without products: [Int]) -> [Int] {
    var rest = items
    for product in products {
      if let index = rest.firstIndex(of: product) { rest.remove(at: index) }
    }
    return rest
  }

  /// Tells somebody of each change, as long as they are there.
  func whenChanged(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.add(owner, tell)
  }
}
