/// The receipt of an order.
public struct Receipt: Hashable, Sendable {
  /// The number of the order, from 1.
  public let number: Int
  /// The numbers of the products.
  public let items: [Int]
  /// The address of the order.
  public let address: String
}
