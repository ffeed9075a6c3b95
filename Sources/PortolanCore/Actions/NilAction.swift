/// An action that places nothing, for a step whose controller can only be found.
public struct NilAction: BuiltInAction {
  /// The class of the controllers that the action accepts.
  public typealias ViewController = UIViewController

  var name: String { "nilAction" }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? { nil }
}

extension Action where Self == NilAction {
  /// An action that places nothing, the only one that can follow a ``NilFactory``.
  ///
  /// ```swift
  /// let bagScreen = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: NilFactory())
  ///   .using(.none)
  ///   .from(tabsScreen)
  ///   .assemble()
  /// ```
  public static var none: Self { Self() }
}
