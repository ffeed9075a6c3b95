public import Portolan
public import StoreLinks

/// The guards of the routes; the app and its sketch create them with dependencies of their own.
public struct StoreGuards: AssemblyDataSource {
  /// The guard that requires a login before the settings open.
  public let loginGuard: LoginGuard
  /// The guard that denies products that the shop does not have.
  public let stockGuard: StockGuard

  /// Creates the guards.
  public init(loginGuard: LoginGuard, stockGuard: StockGuard = StockGuard(catalogue: Catalogue())) {
    (self.loginGuard, self.stockGuard) = (loginGuard, stockGuard)
  }

  /// Returns `nil`, since another root assembly builds the screens.
  public func getAssembly(key: StoreScreen) -> (any Assembly)? { nil }
}
