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

  /// Takes out what was bought. What was added meanwhile stays.
  ///
  /// - Parameter receipt: What the customer got for it.
  public func remove(_ receipt: Receipt) {
    var rest = items
    for item in receipt.items {
      if let index = rest.firstIndex(of: item) { rest.remove(at: index) }
    }
    items = rest
  }

  /// Tells somebody of each change, as long as they are there.
  func whenChanged(for owner: AnyObject, _ tell: @escaping @MainActor () -> Void) {
    listeners.add(owner, tell)
  }
}
