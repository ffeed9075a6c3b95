/// The common base of the protocols for the factory of a step: ``Factory``, ``AsyncFactory`` and ``ContainerFactory``.
///
/// Conform to one of those protocols, never directly to this one.
///
/// An app conforms to one of these, usually to ``Factory``:
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
/// }
/// ```
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
  /// The router calls this method when it resolves a route whose controller is missing, so that ``Router/plan(to:)`` fails as
  /// well. It may be called several times for a request, and must have no side effects. The default accepts every context. The
  /// guards of the router and of the target need no route, and are asked before.
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
///
/// A factory that wraps another one passes it on:
///
/// ```swift
/// struct LoggingFactory<Base: Factory>: Factory {
///   let base: Base
///
///   func build(with context: Base.Context) throws -> Base.ViewController { try base.build(with: context) }
///
///   func product(for context: Base.Context, at site: BuildSite) throws -> Work<UIViewController>? {
///     log("builds for \(context)")
///     return try base.product(for: context, at: site)
///   }
/// }
/// ```
@MainActor
public struct BuildSite {
  /// The window of the navigation.
  package let window: UIWindow
  /// The root assemblies of the router.
  let assemblies: ScreenAssemblies
  /// The finished children of a container; empty for other controllers.
  var children = ContainerChildren()
}

/// The finished children of a container that a ``ContainerFactory`` builds, with the actions that place them.
///
/// ```swift
/// struct DrawerFactory: ContainerFactory {
///   func build(with context: Any?, integrating children: ContainerChildren) throws -> DrawerViewController {
///     let drawer = DrawerViewController()
///     drawer.screens = try children.integrated()
///     return drawer
///   }
/// }
/// ```
@MainActor
public struct ContainerChildren {
  /// A child with the action that places it among others.
  typealias Child = (viewController: UIViewController, action: any ContainerAction)

  private let children: [Child]

  /// Creates a value with some children, none by default.
  init(_ children: [Child] = []) { self.children = children }

  /// Returns the children of the container, at the positions that the actions of the route choose.
  ///
  /// - Parameter existing: The children that the container has already.
  /// - Returns: The existing and the new children, in the order the container must hold them.
  /// - Throws: The errors of the actions.
  public func integrated(into existing: [UIViewController] = []) throws -> [UIViewController] {
    var list = existing
    for child in children where !list.containsInstance(child.viewController) {
      try child.action.perform(embedding: child.viewController, in: &list)
    }
    return list
  }

  /// Puts the children into one of UIKit's own containers.
  ///
  /// - Parameter container: A new container.
  /// - Returns: The container.
  /// - Throws: The errors of the actions.
  func fill<Container: UIViewController>(_ container: Container) throws -> Container {
    guard !children.isEmpty, let adapter = container.builtInContainer else { return container }
    adapter.set(try integrated(into: adapter.containedViewControllers), animated: false)
    return container
  }
}

/// A factory that synchronously builds the controller of a step if its finder has not found it.
///
/// ```swift
/// struct ProductFactory: Factory {
///   func build(with context: Int) throws -> ProductViewController { ProductViewController(id: context) }
/// }
/// ```
///
/// To refuse a context before anything is built, implement ``AbstractFactory/checkContext(_:)``.
///
/// If a factory has to wait for something, conform to ``AsyncFactory`` instead.
public protocol Factory<ViewController, Context>: AbstractFactory where Needs == NeedsAction {
  /// The class of the controller that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// Builds the controller with ``build(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks. It is not used.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: The errors of ``build(with:)``.
  public func product(for context: Context, at site: BuildSite) throws -> Work<UIViewController>? {
    .finished(try build(with: context))
  }
}

/// A factory that may wait for something, such as a file, before it returns the controller of a step.
///
/// Load the content of a screen in the screen itself, because the user sees no change until the factory returns. A
/// request that is cancelled does not wait for the factory, and discards a controller that arrives late.
///
/// ```swift
/// struct TemplateFactory: AsyncFactory {
///   func build(with context: URL) async throws -> TemplateViewController {
///     TemplateViewController(template: try await Template(contentsOf: context))
///   }
/// }
/// ```
public protocol AsyncFactory<ViewController, Context>: AbstractFactory where Needs == NeedsAction {
  /// The class of the controller that the factory builds.
  associatedtype ViewController
  /// The type of the context: the value that distinguishes instances of the screen, such as a product identifier.
  associatedtype Context

  /// Builds the controller.
  ///
  /// - Parameter context: The context of the request.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: Any error. The navigation then fails with that error, before it has changed the hierarchy.
  func build(with context: Context) async throws -> ViewController
}

extension AsyncFactory {
  /// Returns the work that builds the controller with ``build(with:)``.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks. It is not used.
  /// - Returns: The work.
  public func product(for context: Context, at site: BuildSite) -> Work<UIViewController>? {
    .pending { try await build(with: context) }
  }
}

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
  /// ```swift
  /// let bag = ClassFactory<BagViewController, Any?> { $0.hidesBottomBarWhenPushed = true }
  /// ```
  ///
  /// - Parameter configuration: A closure that configures each new controller before any other code uses it.
  public init(configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil) {
    make = { _ in Platform.instantiate(ViewController.self, configuration: configuration) }
  }

  /// Creates a factory that calls a closure.
  ///
  /// ```swift
  /// let product = ClassFactory { (id: Int) in ProductViewController(id: id) }
  /// ```
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
  public func build(with context: Context) throws -> ViewController { try make(context) }
}

/// A factory that builds nothing: the controller of its step is found, or the navigation fails.
///
/// If the step is the target and the finder finds the controller, the router asks no other step.
///
/// If the controller of another step goes into this controller, the router first reaches the step that this step starts from, and
/// then asks the finder. In this route
///
/// ```swift
/// let catalogueScreen = StepAssembly(finder: ClassFinder<CatalogueViewController, Any?>(), factory: ClassFactory())
///   .using(.push)
///   .from(StepAssembly(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
///   .from(homeScreen)
///   .assemble()
/// ```
///
/// the push uses the navigation controller that is found after the user has arrived at home. It never uses another
/// navigation controller that exists elsewhere.
///
/// ``Step/current`` and ``Step/root`` always exist, so with them the finder alone decides.
public struct NilFactory<ViewController: UIViewController, Context>: AbstractFactory {
  /// The need of a step that can only be found.
  public typealias Needs = NeedsAnyOrigin

  /// Creates the factory, without a state.
  public init() {}

  /// Builds nothing.
  ///
  /// - Parameters:
  ///   - context: The context of the request.
  ///   - site: The navigation that asks.
  /// - Returns: `nil`.
  public func product(for context: Context, at site: BuildSite) -> Work<UIViewController>? { nil }
}
