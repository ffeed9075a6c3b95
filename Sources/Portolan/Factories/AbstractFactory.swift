/// What every second half of a step is: a ``Factory``, a ``ContainerFactory`` or an ``EmptyFactory``.
///
/// Conform to one of those three, never to this protocol alone.
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of the controller that the step yields.
  associatedtype ViewController: UIViewController
  /// What tells one instance of the screen from another.
  associatedtype Context
  /// ``Building`` or ``Expecting``.
  associatedtype Kind

  /// Makes the controller together with those that the route puts inside it.
  ///
  /// - Parameters:
  ///   - context: What the request carries.
  ///   - children: Builds what the route wants inside the controller.
  /// - Returns: The new controller, outside every hierarchy.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController

  /// Makes the controller at once, where that takes no time.
  ///
  /// The router asks this first, as an asynchronous call takes longer than most controllers take to be made. The default
  /// answers `nil`, and the router goes on with ``build(with:integrating:)``.
  ///
  /// - Parameters:
  ///   - context: What the request carries.
  ///   - children: Where the controller is built. What the route wants inside a container is put there afterwards.
  /// - Returns: The new controller, outside every hierarchy; `nil` where it may take time.
  /// - Throws: Anything; the navigation then fails with that error before it has touched the hierarchy.
  func buildImmediately(with context: Context, integrating children: ChildCoordinator) throws -> ViewController?
}

extension AbstractFactory {
  public func buildImmediately(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController? { nil }
}

/// Marks a step that can build its controller, and therefore needs an action.
public enum Building {}

/// Marks a step that can only be found, and therefore takes no action.
public enum Expecting {}
