/// Presents a controller modally.
public struct PresentModallyAction: Action, ImmediateAction, CustomStringConvertible {
  /// Who presents.
  @MainActor
  public enum StartingPoint {
    /// What the step before yields.
    case current
    /// The topmost controller of the window at that moment.
    case topmost
    /// A controller of one's own choice.
    case custom(@MainActor () throws -> UIViewController?)
  }

  let startingPoint: StartingPoint
  let presentationStyle: UIModalPresentationStyle?
  let transitionStyle: UIModalTransitionStyle?
  let transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  let preferredContentSize: CGSize?
  let isModalInPresentation: Bool?
  let popoverConfiguration: (@MainActor (UIPopoverPresentationController) -> Void)?

  public nonisolated var description: String { "presentModally" }

  public func check(with viewController: UIViewController?, on existingController: UIViewController) throws {
    guard let viewController else { return }
    let presenter: UIViewController? =
      switch startingPoint {
      case .current: existingController
      case .topmost: existingController.windowOfHierarchy?.topmostViewController
      case .custom: nil
      }
    try ModalTransition.check(viewController, from: presenter)
  }

  public func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    // An action of the app that calls this may have been given up.
    try Task.checkCancellation()
    try await begin(with: viewController, on: existingController, animated: animated)?()
    return nil
  }

  func begin(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) throws -> Completion? {
    let presenter = try presenter(for: existingController)
    configure(viewController)
    return try ModalTransition.begin(presenting: viewController, from: presenter, animated: animated)
  }

  private func presenter(for existing: UIViewController) throws -> UIViewController {
    switch startingPoint {
    case .current: return existing
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

  private func configure(_ viewController: UIViewController) {
    if let presentationStyle { viewController.modalPresentationStyle = presentationStyle }
    if let transitionStyle { viewController.modalTransitionStyle = transitionStyle }
    if let transitioningDelegate { viewController.transitioningDelegate = transitioningDelegate }
    if let preferredContentSize { viewController.preferredContentSize = preferredContentSize }
    if let isModalInPresentation { viewController.isModalInPresentation = isModalInPresentation }
    if let popoverConfiguration, let popover = viewController.popoverPresentationController {
      popoverConfiguration(popover)
    }
  }
}

extension Action where Self == PresentModallyAction {
  /// Presents the controller modally, in its own style.
  public static var present: Self { GeneralAction.presentModally() }
}
