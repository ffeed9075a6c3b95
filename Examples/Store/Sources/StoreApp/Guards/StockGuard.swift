import Portolan
import StoreLinks

/// A guard that denies products that the shop does not have.
struct StockGuard: RoutingInterceptor, CustomStringConvertible {
  let catalogue: Catalogue

  nonisolated var description: String { "StockGuard" }

  /// Denies a product that the shop does not have.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The answer to continue.
  /// - Throws: ``NoSuchProduct``.
  func perform(with screen: StoreScreen) throws -> InterceptorAnswer {
    if case .product(let id) = screen { _ = try catalogue.product(id) }
    return .proceed
  }
}
