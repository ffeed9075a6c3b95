/// A factory that creates a controller from its class or with a closure.
///
/// Without a closure the factory calls `init(nibName:bundle:)`. If the initialisers of the class hide that one, as in
/// every screen with stored properties that need a value, pass a closure.
///
/// ```swift
/// ClassFactory<BagViewController, Any?>()
/// ClassFactory { (id: Int) in ProductViewController(id: id) }
/// ```
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let make: @MainActor (Context) throws -> ViewController

  /// Creates a factory that calls `init(nibName:bundle:)` of the class.
  ///
  /// - Parameter configuration: A closure that configures each new controller before any other code uses it.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { _ in Platform.instantiate(ViewController.self, configuration: configuration) }
  }

  /// Creates a factory that calls a closure.
  ///
  /// - Parameter make: A closure that creates the controller for a context. If it throws, the navigation fails with
  ///   that error.
  public init(_ make: @escaping @MainActor (_ context: Context) throws -> ViewController) {
    self.make = make
  }

  /// Creates the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: The error of the closure.
  public func build(with context: Context) throws -> ViewController {
    try make(context)
  }
}

/// Another name of ``ClassFactory``, for a factory that calls a closure.
public typealias InlineFactory<ViewController: UIViewController, Context> = ClassFactory<ViewController, Context>
