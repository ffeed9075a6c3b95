/// The missing second half of a step whose controller can only be found.
@MainActor
public protocol EmptyFactory<ViewController, Context>: AbstractFactory where Kind == Expecting {
  /// The class of the controller that is to be found.
  associatedtype ViewController
  /// What tells one instance of the screen from another.
  associatedtype Context
}

extension EmptyFactory {
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    preconditionFailure("A step with \(Self.self) builds nothing: the router asks its finder alone")
  }
}

/// Builds nothing: its step is found, or the navigation fails.
///
/// Where the step is the target, nothing else is asked if the finder finds the controller. Where something is to be put
/// into the controller, the step that this one starts from is reached first, and the finder is asked then: in
///
/// ```swift
/// .using(.push)
/// .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
/// .from(home)
/// ```
///
/// the push goes to the navigation controller that is found once the user is at home, and never past home to another one.
/// ``GeneralStep/current()`` and ``GeneralStep/root()`` are always there, so with them the finder alone decides.
public struct NilFactory<ViewController: UIViewController, Context>: EmptyFactory {
  /// Makes the one that there is: it has no state.
  public init() {}
}
