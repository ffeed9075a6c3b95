/// The products that the customer is about to buy, shared by all windows.
@MainActor
public final class Bag {
  /// The numbers of the products, in the order they were added.
  public private(set) var items: [Int] = [] {
    didSet { listeners.notifyAll() }
  }

  private let listeners = Listeners()

  /// Creates an empty bag.
  public init() {}

  /// Adds a product.
  ///
  /// - Parameter product: The number of the product.
  public func add(_ product: Int) {
    items.append(product)
  }

  /// Returns a Boolean value that indicates whether the bag contains all given products, including duplicates.
  func contains(_ products: [Int]) -> Bool {
    rest(without: products).count == items.count - products.count
  }

  /// Removes the products of a receipt, and keeps those that were added meanwhile.
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

  /// Calls a closure after each change, as long as the owner exists.
  func whenChanged(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.add(owner, tell)
  }
}
