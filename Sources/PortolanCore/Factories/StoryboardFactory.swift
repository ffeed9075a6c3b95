/// A factory that builds a controller from a storyboard.
///
/// ```swift
/// StoryboardFactory<AccountViewController, Any?>(name: "Account")
/// StoryboardFactory<ProductViewController, Int>(name: "Shop", identifier: "product") { coder, id in
///   ProductViewController(coder: coder, id: id)
/// }
/// ```
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory {
  private let name: String
  private let bundle: Bundle?
  private let identifier: String?
  private let creator: (@MainActor (NSCoder, Context) -> ViewController?)?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Creates a factory for a class without a custom initialiser.
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
    self.name = name
    self.bundle = bundle
    self.identifier = identifier
    self.configuration = configuration
    creator = nil
  }

  /// Creates a factory for a class with a custom initialiser.
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
    self.name = name
    self.bundle = bundle
    self.identifier = identifier
    self.creator = creator
    configuration = nil
  }

  /// Builds the controller that the storyboard describes.
  ///
  /// - Parameter context: The context of the request, which the creator receives.
  /// - Returns: A new controller outside the hierarchy.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/resourceNotFound`` if the storyboard is missing or
  ///   has no such controller, and with the code ``RoutingError/Code/typeMismatch`` if the controller has another
  ///   class. On UIKit a missing identifier cannot be detected ahead and raises UIKit's exception.
  public func build(with context: Context) throws -> ViewController {
    let create: ((NSCoder) -> UIViewController?)? = creator.map { creator in { coder in creator(coder, context) } }
    let viewController: UIViewController
    do {
      viewController = try Platform.instantiate(
        storyboard: name, identifier: identifier, bundle: bundle, for: ViewController.self, creator: create)
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
    configuration?(viewController)
    return viewController
  }
}
