/// Builds the controller of a step when its finder has not found it.
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
/// }
/// ```
@MainActor
public protocol Factory<ViewController, Context>: AbstractFactory where Kind == Building {
  /// The class of the controller that is built.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Makes the controller.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: A new controller, outside every hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func build(with context: Context) async throws -> ViewController
}

extension Factory {
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    try await build(with: context)
  }
}
