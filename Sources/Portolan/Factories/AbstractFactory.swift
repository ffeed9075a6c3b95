/// The common base of the protocols for the factory of a step: ``Factory``, ``AsyncFactory``, ``ContainerFactory`` and
/// ``EmptyFactory``.
///
/// Conform to one of those protocols, never directly to this one.
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of the controller that the step yields.
  associatedtype ViewController: UIViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context
  /// The kind of the step: ``Building`` or ``Expecting``.
  associatedtype Kind

  /// Builds the controller, together with the children that the route adds.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator that builds the children.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController

  /// Builds the controller synchronously, if that is possible.
  ///
  /// The router calls this method first, because an asynchronous call costs more than building most controllers. The
  /// default implementation returns `nil`, and the router then calls ``build(with:integrating:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation. The router places the children of a container afterwards.
  /// - Returns: A new controller outside the hierarchy, or `nil` if building may take time.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func buildImmediately(with context: Context, integrating children: ChildCoordinator) throws -> ViewController?
}

extension AbstractFactory {
  /// Returns `nil`, so that the router calls the asynchronous method.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func buildImmediately(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController? { nil }
}

/// The kind of a step that can build its controller and therefore needs an action.
public enum Building {}

/// The kind of a step that can only be found and therefore takes no action.
public enum Expecting {}
