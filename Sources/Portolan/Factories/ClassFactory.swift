/// Builds a controller by its class, or by a closure.
///
/// Without a closure the class is created through `init(nibName:bundle:)`. A class whose own initialisers hide it, as
/// every screen with stored properties that need a value does, takes a closure.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let make: @MainActor (Context) throws -> ViewController

  /// - Parameter configuration: What to do with each new controller before anything else sees it.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { _ in Platform.instantiate(ViewController.self, configuration: configuration) }
  }

  /// - Parameter make: Creates the controller for a context. What it throws fails the navigation.
  public init(_ make: @escaping @MainActor (_ context: Context) throws -> ViewController) {
    self.make = make
  }

  public func build(with context: Context) throws -> ViewController {
    try make(context)
  }
}

/// A factory written on the spot; another name of ``ClassFactory`` with a closure.
public typealias InlineFactory<ViewController: UIViewController, Context> = ClassFactory<ViewController, Context>
