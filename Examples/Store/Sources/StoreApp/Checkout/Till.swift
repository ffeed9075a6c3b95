/// Where orders go: the shop's server, as far as the app can tell.
@MainActor
final class Till {
  /// The server wants to know who is asking.
  struct Unauthorized: Error, CustomStringConvertible {
    let description = "Only who is logged in can buy. To fix: log in."
  }

  /// Somebody has bought or taken out meanwhile what was to be bought, in another window perhaps.
  struct NotInBag: Error, CustomStringConvertible {
    let description = "What was to be bought is no longer in the bag. To fix: look at the bag again."
  }

  private let session: Session
  private let bag: Bag
  private let connection: @MainActor () async throws -> Void
  private var count = 0

  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - bag: What is in it can be bought, and is then taken out.
  ///   - connection: The way to the server, which may take its time. Throws where there is none.
  init(session: Session, bag: Bag, connection: @escaping @MainActor () async throws -> Void) {
    self.session = session
    self.bag = bag
    self.connection = connection
  }

  /// Orders products, and takes them out of the bag: both, or neither.
  ///
  /// - Parameters:
  ///   - items: The numbers of the products.
  ///   - address: Where they are to be brought.
  /// - Throws: ``Unauthorized`` where nobody is logged in, which the server says and not the app; ``NotInBag``; what the
  ///   connection throws.
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
