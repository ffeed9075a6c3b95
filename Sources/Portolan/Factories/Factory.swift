/// A factory that builds the controller of a step at once when its finder has not found it.
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
/// }
/// ```
///
/// A factory that has to wait for something conforms to ``AsyncFactory``.
@MainActor
public protocol Factory<ViewController, Context>: AbstractFactory where Kind == Building {
  /// The class of the controller that is built.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: A new controller, outside every hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    try build(with: context)
  }

  public func buildImmediately(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController? {
    try build(with: context)
  }
}

/// A factory that may wait for something, such as a file, before it returns the controller of a step.
///
/// Load what a screen shows in the screen itself: until the factory returns, the user sees nothing happen. A request that is
/// cancelled does not wait for the factory, and drops the controller that comes too late.
@MainActor
public protocol AsyncFactory<ViewController, Context>: AbstractFactory where Kind == Building {
  /// The class of the controller that is built.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: What the request carries.
  /// - Returns: A new controller, outside every hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func build(with context: Context) async throws -> ViewController
}

extension AsyncFactory {
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    try await build(with: context)
  }
}
