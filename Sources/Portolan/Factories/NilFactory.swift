/// The missing second half of a step whose controller can only be found.
@MainActor
public protocol EmptyFactory<ViewController, Context>: AbstractFactory where Kind == Expecting {
  associatedtype ViewController
  associatedtype Context
}

extension EmptyFactory {
  public func build(with context: Context, integrating children: ChildCoordinator) async throws -> ViewController {
    preconditionFailure("A step with \(Self.self) builds nothing: the router asks its finder alone")
  }
}

/// Builds nothing: its step is found, or the navigation fails.
public struct NilFactory<ViewController: UIViewController, Context>: EmptyFactory {
  public init() {}
}
