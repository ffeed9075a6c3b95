/// What the shop sells.
public struct Catalogue: Sendable {
  /// One of the things on sale.
  public struct Product: Hashable, Sendable {
    /// The number of the product, from 1.
    public let id: Int
    /// What it is called.
    public let name: String
  }

  private static let kinds = ["Lantern", "Sextant", "Compass", "Chart", "Kettle", "Blanket", "Rope", "Telescope"]

  /// The numbers of the products, without a gap.
  public let ids: ClosedRange<Int>

  /// - Parameter count: How many products there are, one at least.
  public init(count: Int = 120) {
    ids = 1...max(count, 1)
  }

  /// - Parameter id: The number of the product.
  /// - Throws: ``NoSuchProduct``.
  public func product(_ id: Int) throws(NoSuchProduct) -> Product {
    guard ids.contains(id) else { throw NoSuchProduct(id: id, ids: ids) }
    return Product(id: id, name: Self.kinds[id % Self.kinds.count])
  }

  /// What products are called, for the customer; what the shop does not have is left out.
  func names(of ids: [Int]) -> String {
    let names = ids.compactMap { try? product($0).name }
    return names.isEmpty ? "Nothing" : names.joined(separator: ", ")
  }
}

/// A product that the shop does not have.
public struct NoSuchProduct: Error, Equatable, CustomStringConvertible {
  /// The number that was asked for.
  public let id: Int
  /// The numbers that there are.
  public let ids: ClosedRange<Int>

  public var description: String {
    "There is no product \(id). To fix: ask for one from \(ids.lowerBound) to \(ids.upperBound)."
  }
}
