/// A factory that builds a controller from a storyboard.
///
/// ```swift
/// StoryboardFactory<AccountViewController, Any?>(name: "Account")
/// StoryboardFactory<ProductViewController, Int>(name: "Shop", identifier: "product") { coder, id in
///   ProductViewController(coder: coder, id: id)
/// }
/// ```
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory {
  private let make: @MainActor (Context) throws -> ViewController

  /// Creates a factory for a class without a custom initialiser.
  ///
  /// ```swift
  /// let account = StoryboardFactory<AccountViewController, Any?>(name: "Account")
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without its extension.
  ///   - bundle: The bundle that contains the storyboard, or `nil` for the main bundle of the app.
  ///   - identifier: The storyboard identifier of the controller, or `nil` for the initial controller.
  ///   - configuration: A closure that configures each new controller before any other code uses it.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil
  ) {
    make = { _ in
      let viewController = try Self.instantiate(name, in: bundle, identifier)
      configuration?(viewController)
      return viewController
    }
  }

  /// Creates a factory for a class with a custom initialiser.
  ///
  /// ```swift
  /// let product = StoryboardFactory<ProductViewController, Int>(name: "Shop", identifier: "product") { coder, id in
  ///   ProductViewController(coder: coder, id: id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without its extension.
  ///   - bundle: The bundle that contains the storyboard, or `nil` for the main bundle of the app.
  ///   - identifier: The storyboard identifier of the controller, or `nil` for the initial controller.
  ///   - creator: A closure that creates the controller. It must call an initialiser that passes the coder on.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    creator: @escaping @MainActor (_ coder: NSCoder, _ context: Context) -> ViewController?
  ) {
    make = { context in try Self.instantiate(name, in: bundle, identifier) { creator($0, context) } }
  }

  /// Builds the controller that the storyboard describes.
  ///
  /// - Parameter context: The context of the request. The creator receives it.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/resourceNotFound`` if the storyboard is missing or
  ///   has no such controller, and with the code ``RoutingError/Code/typeMismatch`` if the controller has another
  ///   class. On UIKit a missing identifier cannot be detected ahead and raises UIKit's exception.
  public func build(with context: Context) throws -> ViewController { try make(context) }

  private static func instantiate(
    _ name: String, in bundle: Bundle?, _ identifier: String?, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws -> ViewController {
    let viewController: UIViewController
    do {
      viewController = try Platform.instantiate(
        storyboard: name, identifier: identifier, bundle: bundle, for: ViewController.self, creator: creator)
    } catch {
      let scene = identifier.map { "the scene \($0) of " } ?? ""
      throw RoutingError(
        .resourceNotFound, step: typeName(ViewController.self),
        reason: "\(scene)the storyboard \(name) cannot be loaded from \(Platform.name(of: bundle))",
        fix: "add \(name).storyboard to the target's resources with that scene, "
          + "or give StoryboardFactory the bundle that has it",
        underlyingError: error)
    }
    guard let viewController = viewController as? ViewController else {
      throw RoutingError.typeMismatch(viewController, step: typeName(ViewController.self))
    }
    return viewController
  }
}

/// A factory that builds a controller whose view is in a nib.
///
/// Without a name it behaves like `init(nibName: nil, bundle: nil)`: it uses the nib with the name of the class, or a
/// plain view if there is none. A nib that is named explicitly must exist.
///
/// ```swift
/// XibFactory<HomeViewController, Any?>()
/// XibFactory<ProductViewController, Int> { nibName, bundle, id in
///   ProductViewController(id: id, nibName: nibName, bundle: bundle)
/// }
/// ```
public struct XibFactory<ViewController: UIViewController, Context>: Factory {
  private let nibName: String?
  private let bundle: Bundle?
  private let make: @MainActor (String?, Bundle?, Context) throws -> ViewController

  /// Creates a factory for a class without a custom initialiser.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib without its extension, or `nil` for the nib with the name of the class.
  ///   - bundle: The bundle that contains the nib, or `nil` for the main bundle of the app.
  ///   - configuration: A closure that configures each new controller before any other code uses it.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil
  ) {
    self.init(nibName: nibName, bundle: bundle) { name, bundle, _ in
      Platform.instantiate(ViewController.self, nibName: name, bundle: bundle, configuration: configuration)
    }
  }

  /// Creates a factory for a class with a custom initialiser.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib without its extension, or `nil` for the nib with the name of the class.
  ///   - bundle: The bundle that contains the nib, or `nil` for the main bundle of the app.
  ///   - make: A closure that creates the controller. It must pass the name and the bundle on to
  ///     `init(nibName:bundle:)`. If it throws, the navigation fails with that error.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    make: @escaping @MainActor (_ nibName: String?, _ bundle: Bundle?, _ context: Context) throws -> ViewController
  ) {
    self.nibName = nibName
    self.bundle = bundle
    self.make = make
  }

  /// Builds the controller, whose view is loaded from the nib on its first use.
  ///
  /// - Parameter context: The context of the request. The closure of the factory receives it.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/resourceNotFound`` if a nib that is named explicitly
  ///   is missing, and the errors of the closure.
  public func build(with context: Context) throws -> ViewController {
    if let nibName, !Platform.hasNib(named: nibName, in: bundle, for: ViewController.self) {
      throw RoutingError(
        .resourceNotFound, step: typeName(ViewController.self),
        reason: "there is no nib named \(nibName) in \(Platform.name(of: bundle))",
        fix: "add \(nibName).xib to the target's resources, or give XibFactory the bundle that has it")
    }
    return try make(nibName, bundle, context)
  }
}
