/// Builds a controller whose view comes from a nib.
///
/// Without a name it does what `init(nibName: nil, bundle: nil)` does: the nib that is named for the class, or else a
/// plain view. A nib that is named has to be there.
public struct XibFactory<ViewController: UIViewController, Context>: Factory {
  private let nibName: String?
  private let bundle: Bundle?
  private let make: @MainActor (String?, Bundle?, Context) throws -> ViewController

  /// - Parameters:
  ///   - nibName: The name of the nib without an extension; `nil` for the one that is named for the class.
  ///   - bundle: The bundle with the nib; `nil` for the app's.
  ///   - configuration: What to do with each new controller before anything else sees it.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (_ viewController: ViewController) -> Void)? = nil
  ) {
    self.init(nibName: nibName, bundle: bundle) { name, bundle, _ in
      Platform.instantiate(ViewController.self, nibName: name, bundle: bundle, configuration: configuration)
    }
  }

  /// For classes with an initialiser of their own.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib without an extension; `nil` for the one that is named for the class.
  ///   - bundle: The bundle with the nib; `nil` for the app's.
  ///   - make: Creates the controller; it is to pass the name and the bundle on to `init(nibName:bundle:)`.
  ///     What it throws fails the navigation.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    make: @escaping @MainActor (_ nibName: String?, _ bundle: Bundle?, _ context: Context) throws -> ViewController
  ) {
    self.nibName = nibName
    self.bundle = bundle
    self.make = make
  }

  /// Makes the controller, whose view is loaded from the nib on its first use.
  ///
  /// - Parameter context: What the closure that makes it is given.
  /// - Returns: A new controller, outside every hierarchy.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/resourceNotFound`` where a named nib is missing, and what
  ///   the closure throws.
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
