/// A finder that finds a controller by its class and ignores the context.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>()
/// ClassFinder<AccountViewController, Any?>(options: [.current, .visible, .presenting])
/// ```
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The places to search.
  public let options: SearchOptions

  /// Creates a finder.
  ///
  /// - Parameter options: The places to search. By default this is ``SearchOptions/everywhere``.
  public init(options: SearchOptions = .everywhere) { self.options = options }

  /// Accepts every controller of the class.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the class.
  ///   - context: The context of the request. It is not used.
  /// - Returns: `true`.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

/// A screen that can compare its content with a context.
///
/// ``ClassWithContextFinder`` asks it, so that a route to product 42 does not stop at product 43.
///
/// ```swift
/// final class OrderViewController: UIViewController, ContextChecking {
///   var orderID = 0
///
///   func isTarget(for context: Int) -> Bool { orderID == context }
/// }
/// ```
public protocol ContextChecking: UIViewController {
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Returns a Boolean value that indicates whether this screen shows the content that a context describes.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: `true` if the navigation can use this instance of the screen.
  func isTarget(for context: Context) -> Bool
}

/// A finder that finds a controller by its class and by a context that the screen compares itself.
///
/// ```swift
/// extension ProductViewController: ContextChecking {
///   func isTarget(for context: Int) -> Bool { productID == context }
/// }
///
/// let finder = ClassWithContextFinder<ProductViewController, Int>()
/// ```
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  /// The places to search.
  public let options: SearchOptions

  /// Creates a finder.
  ///
  /// - Parameter options: The places to search. By default this is ``SearchOptions/everywhere``.
  public init(options: SearchOptions = .everywhere) { self.options = options }

  /// Returns a Boolean value that indicates whether a controller shows the context.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the class.
  ///   - context: The context of the request.
  /// - Returns: The answer of the controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

/// A finder whose condition is a closure.
///
/// ```swift
/// InlineFinder { (screen: ProductViewController, id: Int) in screen.productID == id }
/// ```
public struct InlineFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The places to search.
  public let options: SearchOptions
  private let predicate: @MainActor (ViewController, Context) -> Bool

  /// Creates a finder from a closure.
  ///
  /// ```swift
  /// let visibleProduct = InlineFinder<ProductViewController, Int>(options: [.current, .visible]) { $0.productID == $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - options: The places to search. By default this is ``SearchOptions/everywhere``.
  ///   - predicate: A closure that returns `true` if a controller of the right class is the controller that the context
  ///     describes.
  public init(
    options: SearchOptions = .everywhere,
    where predicate: @escaping @MainActor (_ viewController: ViewController, _ context: Context) -> Bool
  ) {
    self.options = options
    self.predicate = predicate
  }

  /// Returns a Boolean value that indicates whether a controller satisfies the closure.
  ///
  /// - Parameters:
  ///   - viewController: A controller of the right class.
  ///   - context: The context of the request.
  /// - Returns: The result of the closure.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}

/// A finder that finds one known instance, if it is still alive and in the hierarchy of the window.
///
/// ```swift
/// let bag = BagViewController()
/// let bagScreen = StepAssembly(finder: InstanceFinder<BagViewController, Any?>(instance: bag), factory: NilFactory())
///   .from(tabsScreen)
///   .assemble()
/// ```
public struct InstanceFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  private weak var instance: ViewController?

  /// Creates a finder for an instance.
  ///
  /// - Parameter instance: The controller to find. It is not retained.
  public init(instance: ViewController) { self.instance = instance }

  /// Returns a Boolean value that indicates whether a controller is the known instance.
  ///
  /// - Parameters:
  ///   - viewController: A controller in the hierarchy.
  ///   - context: The context of the request. It is not used.
  /// - Returns: `true` if both are the same object.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController === instance
  }
}

/// A finder that never finds a controller, so that its step always builds one.
///
/// ```swift
/// let draftScreen = StepAssembly(finder: NilFinder<DraftViewController, Any?>(), factory: ClassFactory())
///   .using(.push)
///   .from(.navigationController)
///   .using(.present)
///   .from(.current)
///   .assemble()
/// ```
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Creates the finder, without a state.
  public init() {}

  /// Finds no controller.
  ///
  /// - Parameter context: The context of the request. It is not used.
  /// - Returns: `nil`.
  /// - Throws: No error.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}
