/// An action that presents a controller modally, created by `.present` and `.present(as:startingFrom:)`.
///
/// ```swift
/// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
///   .using(.present(as: .pageSheet))
///   .from(.current)
///   .assemble()
/// ```
public struct PresentModallyAction: BuiltInAction {
  /// The controller that presents.
  ///
  /// ```swift
  /// let helpScreen = StepAssembly(finder: ClassFinder<HelpViewController, Any?>(), factory: ClassFactory())
  ///   .using(.present(as: .formSheet, startingFrom: .topmost))
  ///   .from(homeScreen)
  ///   .assemble()
  /// ```
  @MainActor
  public enum StartingPoint {
    /// The controller of the previous step.
    case current
    /// The topmost controller of the window when the action runs.
    case topmost
    /// The outermost controller that contains the controller of the previous step: the root of the window, or a
    /// presented controller.
    case topmostParent
    /// A controller that a closure chooses when the action runs. If it returns `nil`, the navigation fails.
    case custom(@MainActor () throws -> UIViewController?)
  }

  let startingPoint: StartingPoint
  let presentation: Presentation

  var name: String { "presentModally" }

  /// Checks that UIKit would accept the presentation.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present, or `nil` if it is not built yet.
  ///   - existingController: The controller of the previous step.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/presentationRefused`` if UIKit would refuse it.
  public func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    guard let viewController else { return }
    // A closure of the app chooses the presenter only when it presents.
    var presenter: UIViewController?
    if case .custom = startingPoint {} else { presenter = try self.presenter(for: existingController) }
    try ModalTransition.check(viewController, from: presenter, as: presentation)
  }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? {
    let presenter = try presenter(for: existingController)
    try presentation.configure(viewController, presenter)
    return try ModalTransition.begin(presenting: viewController, from: presenter, animated: animated)
  }

  private func presenter(for existing: UIViewController) throws -> UIViewController {
    switch startingPoint {
    case .current: return existing.underStayingModals
    case .topmostParent: return existing.level.underStayingModals
    case .topmost: return existing.windowOfHierarchy?.topmostViewController ?? existing
    case .custom(let choose):
      if let chosen = try choose() { return chosen }
      throw RoutingError(
        .presentationRefused,
        step: typeName(existing),
        reason: "the custom starting point of presentModally gave no controller to present from",
        fix: "return a controller that is in the window, or start from .current")
    }
  }
}

extension Action where Self == PresentModallyAction {
  /// An action that presents the controller modally, in the controller's own style.
  public static var present: Self { present(as: .automatic) }

  /// Returns an action that presents the controller modally in a given way, such as a sheet or a popover.
  ///
  /// ```swift
  /// let loginScreen = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
  ///   .using(.present(as: .formSheet.modal()))
  ///   .from(.current)
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - presentation: The way the controller is presented.
  ///   - startingFrom: The controller that presents. By default this is the controller of the previous step.
  /// - Returns: The action.
  public static func present(
    as presentation: Presentation, startingFrom: PresentModallyAction.StartingPoint = .current
  ) -> Self {
    Self(startingPoint: startingFrom, presentation: presentation)
  }
}
