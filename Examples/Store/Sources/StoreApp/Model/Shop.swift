/// What all windows of the store share: there is one customer and one bag, however many windows they look through.
@MainActor
public final class Shop {
  /// Who is logged in.
  public let session: Session
  /// What there is to buy.
  public let catalogue: Catalogue
  /// What the customer is about to buy.
  public let bag = Bag()
  /// What the device remembers of the customer.
  public let preferences: Preferences
  /// What the customer has bought, the newest last.
  public internal(set) var receipts: [Receipt] = []

  let till: Till

  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - catalogue: What there is to buy.
  ///   - preferences: What the device remembers of the customer; that of one who has been here before unless said
  ///     otherwise.
  ///   - connection: The way to the shop's server, which may take its time. Throws where there is none.
  public init(
    session: Session = Session(), catalogue: Catalogue = Catalogue(), preferences: Preferences = Preferences(),
    connection: @escaping @MainActor () async throws -> Void = {}
  ) {
    self.session = session
    self.catalogue = catalogue
    self.preferences = preferences
    till = Till(session: session, bag: bag, connection: connection)
  }
}
