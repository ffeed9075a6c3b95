/// What the customer is about to buy.
@MainActor
public final class Bag {
  /// The numbers of the products, in the order in which they were added.
  public private(set) var items: [Int] = []

  public init() {}

  /// Adds a product.
  ///
  /// - Parameter product: The number of the product.
  public func add(_ product: Int) {
    items.append(product)
  }
}
