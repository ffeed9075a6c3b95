/// A placeholder for the factory of a step whose controller can only be found.
@MainActor
public protocol EmptyFactory<ViewController, Context>: AbstractFactory where Kind == Expecting {
  /// The class of the controller that the finder finds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context
}

extension EmptyFactory {
  /// Stops the program, because the router never asks such a factory.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - children: The coordinator of the navigation.
  /// - Returns: Nothing, because the method does not return.
  /// - Throws: No error.
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    preconditionFailure("A step with \(Self.self) builds nothing: the router asks its finder alone")
  }
}

/// A factory that builds nothing: the controller of its step is found, or the navigation fails.
///
/// If the step is the target and the finder finds the controller, the router asks no other step.
///
/// If the controller of another step goes into this one, the router first reaches the step that this one starts from,
/// and then asks the finder. In this route
///
/// ```swift
/// .using(.push)
/// .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
/// .from(home)
/// ```
///
/// the push uses the navigation controller that is found after the user has arrived at home. It never uses another
/// navigation controller that exists elsewhere.
///
/// ``GeneralStep/current()`` and ``GeneralStep/root()`` always exist, so with them the finder alone decides.
public struct NilFactory<ViewController: UIViewController, Context>: EmptyFactory {
  /// Creates the factory, which has no state.
  public init() {}
}
