import Portolan
import StoreLinks

/// Denies what leads to a product that the shop does not have.
struct StockGuard: RoutingInterceptor, CustomStringConvertible {
  let catalogue: Catalogue

  nonisolated var description: String { "StockGuard" }

  /// - Throws: ``NoSuchProduct``.
  func perform(with screen: StoreScreen) throws -> InterceptorAnswer {
    if case .product(let id) = screen { _ = try catalogue.product(id) }
    return .proceed
  }
}
