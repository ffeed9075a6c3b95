/// The state that all windows of the store share: one customer and one bag.
@MainActor
public final class Shop {
  /// The login state of the customer.
  public let session: Session
  /// The products that the shop sells.
  public let catalogue: Catalogue
  /// The products that the customer is about to buy.
  public let bag = Bag()
  /// The state that the device stores about the customer.
  public let preferences: Preferences
  /// The receipts of all orders, the newest last.
  public internal(set) var receipts: [Receipt] = []

  let orderService: OrderService

  /// Creates a shop.
  ///
  /// - Parameters:
  ///   - session: The login state of the customer.
  ///   - catalogue: The products that the shop sells.
  ///   - preferences: The state that the device stores about the customer. By default the customer is a returning one.
  ///   - connection: A closure that connects to the shop's server. It may take time. It throws an error if there is no
  ///     connection.
  public init(
    session: Session = Session(), catalogue: Catalogue = Catalogue(), preferences: Preferences = Preferences(),
    connection: @escaping @MainActor () async throws -> Void = {}
  ) {
    self.session = session
    self.catalogue = catalogue
    self.preferences = preferences
    orderService = OrderService(session: session, bag: bag, connection: connection)
  }
}
