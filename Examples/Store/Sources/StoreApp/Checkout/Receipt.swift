/// What the customer gets for an order.
public struct Receipt: Hashable, Sendable {
  /// The number of the order, from 1.
  public let number: Int
  /// The numbers of the products.
  public let items: [Int]
  /// Where they are brought.
  public let address: String
}
