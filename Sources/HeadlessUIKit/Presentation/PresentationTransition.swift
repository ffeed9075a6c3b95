/// The presentation of a controller over another.
final class PresentationTransition: WindowTransition {
  private let presented: UIViewController
  private let presenter: UIViewController
  /// The presentation of the presenter itself, if it is still under way.
  private var former: WindowTransition?

  init(
    presented: UIViewController, presenter: UIViewController, source: UIViewController, animated: Bool,
    clock: any TransitionClock, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    super.init(animated: animated, clock: clock)
    self.completion = completion
    if let delegate = presented.transitioningDelegate {
      if presented.modalPresentationStyle == .custom, presented.presentationControllerStorage == nil {
        presented.presentationControllerStorage = presented.makePresentationController(
          presenting: presenter,
          source: source
        )
      }
      if animated {
        animator = delegate.animationController(forPresented: presented, presenting: presenter, source: source)
      }
    }
  }

  override var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  override var standardDuration: TimeInterval { 0.5 }

  override func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? presented : presenter
  }

  override var endsInTurnOfItsOwn: Bool { !presented.willCoverPresenter }

  /// Connects the two controllers, as `present` does before it returns, and loads the view.
  func tie() {
    former = presenter.modalTransition
    presenter.presentedReference = presented
    presented.presenterReference = presenter
    presenter.modalTransition = self
    presented.modalTransition = self
    presented.flags.insert(.beingPresented)
    presented.loadViewIfNeeded()
  }

  override func commence() {
    former?.finish()
    former = nil
    guard let window = presenter.loadedView?.enclosingWindow else { return lapse() }
    let view = presented.loadedViewOrLoad()
    if presented.modalPresentationStyle == .popover {
      presented.popoverPresentationController?.requireSource(in: window)
    }
    presented.presentationControllerStorage?.adapt(to: window)
    presented.presentationControllerStorage?.presentationTransitionWillBegin()
    if presented.willCoverPresenter {
      presented.flags.insert(.coversPresenter)
      presenter.beginAppearance(false, animated: isAnimated)
    }
    // In a hidden window nothing appears. The window makes the callbacks when it becomes visible.
    guard !window.hidden else { return window.attach(view) }
    presented.applyAppearance(.willAppear, animated: modalAppearsAnimated)
    window.attach(view)
    presented.applyAppearance(.isAppearing, animated: modalAppearsAnimated)
    if isAnimated { presented.requestZoomSource(in: presenter) }
  }

  override func conclude() {
    let covers = presented.flags.contains(.coversPresenter)
    if isCancelled {
      presented.beginAppearance(false, animated: isAnimated)
      if covers { presenter.beginAppearance(true, animated: isAnimated) }
      presented.loadedView?.detach()
      presented.endAppearance()
    } else {
      if covers { presenter.goUnderCover() }
      presented.endAppearance()
    }
    if covers { presenter.endAppearance() }
    presented.flags.remove(.beingPresented)
    let presentationController = presented.presentationControllerStorage
    if isCancelled {
      presented.leavePresenter()
      presented.presentationControllerStorage = nil
    }
    clearSlots()
    if !isCancelled, presented.fillsWindow {
      let preferred = presented.preferredInterfaceOrientationForPresentation
      presented.loadedView?.enclosingWindow?.windowScene?.followSupportedOrientations(preferring: preferred)
    }
    presentationController?.presentationTransitionDidEnd(!isCancelled)
    notifyCoordinatorCompletions()
  }

  /// Cancels a presentation whose presenter left the screen between the call and the turn when it would begin.
  private func lapse() {
    UIKitWarnings.warn(
      "Attempt to present \(describe(presented)) on \(describe(presenter)) whose view is not in the window hierarchy."
    )
    withdraw()
    presented.flags.remove(.beingPresented)
    presented.leavePresenter()
    presented.presentationControllerStorage = nil
    clearSlots()
    notifyCoordinatorCompletions()
  }

  private func clearSlots() {
    if presenter.modalTransition === self { presenter.modalTransition = nil }
    if presented.modalTransition === self { presented.modalTransition = nil }
  }
}
