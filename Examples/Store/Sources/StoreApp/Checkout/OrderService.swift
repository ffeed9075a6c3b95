/// The service that accepts orders, in place of the shop's server.
@MainActor
final class OrderService {
  /// An error for an order without a login, reported by the server.
  struct Unauthorized: Error, CustomStringConvertible {
    let description = "Buying requires a login. To fix: log in."
  }

  /// An error for products that are no longer in the bag, for example because another window bought them.
  struct NotInBag: Error, CustomStringConvertible {
    let description = "The products are no longer in the bag. To fix: look at the bag again."
  }

  private let session: Session
  private let bag: Bag
  private let connection: @MainActor () async throws -> Void
  private var count = 0

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - session: The session of the customer.
  ///   - bag: The bag, from which ordered products are removed.
  ///   - connection: A closure that connects to the server. It may take time. It throws an error if there is no connection.
  init(session: Session, bag: Bag, connection: @escaping @MainActor () async throws -> Void) {
    self.session = session
    self.bag = bag
    self.connection = connection
  }

  /// Orders products and removes them from the bag, or does neither.
  ///
  /// - Parameters:
  ///   - items: The numbers of the products.
  ///   - address: The address of the order.
  /// - Returns: The receipt.
  /// - Throws: ``Unauthorized`` if the customer is not logged in according to the server, ``NotInBag``, or an error of
  ///   the connection.
  func order(_ items: [Int], to address: String) async throws -> Receipt {
    try await connection()
    guard session.isLoggedIn else { throw Unauthorized() }
    guard bag.contains(items) else { throw NotInBag() }
    count += 1
    let receipt = Receipt(number: count, items: items, address: address)
    bag.remove(receipt)
    return receipt
  }
}
