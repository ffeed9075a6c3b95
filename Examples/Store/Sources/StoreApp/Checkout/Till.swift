/// Where orders go: the shop's server, as far as the app can tell.
@MainActor
final class Till {
  /// The server wants to know who is asking.
  struct Unauthorized: Error, CustomStringConvertible {
    let description = "Only who is logged in can buy. To fix: log in."
  }

  private let session: Session
  private let connection: @MainActor () async throws -> Void
  private var count = 0

  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - connection: The way to the server, which may take its time. Throws where there is none.
  init(session: Session, connection: @escaping @MainActor () async throws -> Void) {
    self.session = session
    self.connection = connection
  }

  /// Orders products.
  ///
  /// - Parameters:
  ///   - items: The numbers of the products.
  ///   - address: Where they are to be brought.
  /// - Throws: ``Unauthorized`` where nobody is logged in, which the server says and not the app; what the connection
  ///   throws.
  func order(_ items: [Int], to address: String) async throws -> Receipt {
    try await connection()
    guard session.isLoggedIn else { throw Unauthorized() }
    count += 1
    return Receipt(number: count, items: items, address: address)
  }
}
