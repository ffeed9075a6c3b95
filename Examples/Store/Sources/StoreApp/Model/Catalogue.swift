/// The products that the shop sells.
public struct Catalogue: Sendable {
  /// A product.
  public struct Product: Hashable, Sendable {
    /// The number of the product, from 1.
    public let id: Int
    /// The name of the product.
    public let name: String
  }

  private static let kinds = ["Lantern", "Sextant", "Compass", "Chart", "Kettle", "Blanket", "Rope", "Telescope"]

  /// The numbers of the products, without gaps.
  public let ids: ClosedRange<Int>

  /// Creates a catalogue.
  ///
  /// - Parameter count: The number of products. It is at least 1.
  public init(count: Int = 120) {
    ids = 1...max(count, 1)
  }

  /// Returns the product with a number.
  ///
  /// - Parameter id: The number of the product.
  /// - Returns: The product.
  /// - Throws: ``NoSuchProduct`` if the shop does not have it.
  public func product(_ id: Int) throws(NoSuchProduct) -> Product {
    guard ids.contains(id) else { throw NoSuchProduct(id: id, ids: ids) }
    return Product(id: id, name: Self.kinds[id % Self.kinds.count])
  }

  /// Returns the names of products as text for the customer, without products that the shop does not have.
  func names(of ids: [Int]) -> String {
    let names = ids.compactMap { try? product($0).name }
    return names.isEmpty ? "Nothing" : names.joined(separator: ", ")
  }
}

/// An error for a product that the shop does not have.
public struct NoSuchProduct: Error, Equatable, CustomStringConvertible {
  /// The number that was requested.
  public let id: Int
  /// The numbers of the existing products.
  public let ids: ClosedRange<Int>

  /// The reason, and a fix.
  public var description: String {
    "There is no product \(id). To fix: choose a number from \(ids.lowerBound) to \(ids.upperBound)."
  }
}
