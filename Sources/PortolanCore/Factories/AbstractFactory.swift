/// The common base of the protocols for the factory of a step: ``Factory``, ``AsyncFactory`` and ``ContainerFactory``.
///
/// Conform to one of those protocols, never directly to this one.
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of the controller that the step yields.
  associatedtype ViewController: UIViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context
  /// The need of a step with this factory: ``NeedsAction``, or ``NeedsAnyOrigin`` if it builds nothing.
  associatedtype Needs

  /// Checks the context of a request before anything is built.
  ///
  /// The router calls this method when it resolves a route whose controller is missing, so that ``Router/plan(to:)`` fails
  /// as well. It may be called several times for a request, and must have no side effects. The default accepts every
  /// context. The guards of the router and of the target, which need no route, are asked before.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: Any error. The navigation then fails with that error.
  func checkContext(_ context: Context) throws

  /// Builds the controller, or returns the work that builds it.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks, with the finished children of a container.
  /// - Returns: A new controller outside the hierarchy, the work that builds it, or `nil` if the controller of the step
  ///   can only be found.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>?
}

extension AbstractFactory {
  /// A Boolean value that indicates whether the factory builds anything.
  static var builds: Bool { Needs.self is NeedsAction.Type }

  /// Accepts every context.
  ///
  /// - Parameter context: The context of the request.
  /// - Throws: No error.
  public func checkContext(_ context: Context) throws {}

  /// Builds the controller, or returns the work that builds it.
  ///
  /// - Throws: The errors of the factory, and ``RoutingError`` with the code ``RoutingError/Code/notFound`` if the
  ///   controller can only be found.
  func begin(with context: Context, at site: BuildSite) throws -> Work<UIViewController> {
    if let product = try product(for: context, at: site) { return product }
    throw RoutingError(
      .notFound, step: typeName(ViewController.self),
      reason: "\(describe(self)) builds nothing, and no controller was found",
      fix: "give the step a factory that builds the controller")
  }
}

/// The navigation that asks a factory for a controller.
@MainActor
public struct BuildSite {
  /// The window of the navigation.
  package let window: UIWindow
  /// The root assemblies of the router.
  let assemblies: ScreenAssemblies
  /// The finished children of a container, which is empty for other controllers.
  var children = ContainerChildren()
}
