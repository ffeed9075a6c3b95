public import Portolan
public import StoreLinks

/// A guard that denies products that the shop does not have.
public struct StockGuard: RoutingInterceptor, CustomStringConvertible {
  let catalogue: Catalogue

  /// Creates a guard.
  ///
  /// - Parameter catalogue: The products of the shop.
  public init(catalogue: Catalogue) { self.catalogue = catalogue }

  /// The name of the guard in plans and events.
  public nonisolated var description: String { "StockGuard" }

  /// Denies a product that the shop does not have.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The answer to continue.
  /// - Throws: ``NoSuchProduct``.
  public func perform(with screen: StoreScreen) throws -> InterceptorAnswer {
    if case .product(let id) = screen { _ = try catalogue.product(id) }
    return .proceed
  }
}
