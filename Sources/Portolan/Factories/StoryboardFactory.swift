/// Builds a controller that a storyboard describes.
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory {
  private let name: String
  private let bundle: Bundle?
  private let identifier: String?
  private let creator: (@MainActor (NSCoder, Context) -> ViewController?)?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle with the storyboard; `nil` for the app's.
  ///   - identifier: The storyboard identifier of the controller; `nil` for the initial one.
  ///   - configuration: What to do with each new controller before anything else sees it.
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

  /// For classes with an initialiser of their own.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle with the storyboard; `nil` for the app's.
  ///   - identifier: The storyboard identifier of the controller; `nil` for the initial one.
  ///   - creator: Creates the controller; it is to call an initialiser that passes the coder on.
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

  /// Makes the controller that the storyboard describes.
  ///
  /// - Parameter context: What the creator is given.
  /// - Returns: A new controller, outside every hierarchy.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/resourceNotFound`` where the storyboard is missing or
  ///   has no such controller, and ``RoutingError/Code/typeMismatch`` where the controller is of another class. On
  ///   UIKit a missing identifier cannot be told ahead, and raises UIKit's exception.
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
