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
public struct NilFactory<ViewController: UIViewController, Context>: EmptyFactory {
  /// Makes the one that there is: it has no state.
  public init() {}
}
