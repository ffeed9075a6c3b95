/// The dismissal of a presented controller with all controllers that it presents, in one transition.
final class DismissalTransition: WindowTransition {
  private let bottom: UIViewController
  // The window of the topmost controller that leaves, since the controllers that it covers are in no window.
  private let window: UIWindow?
  private let presenter: UIViewController
  private let goesBack: Bool

  init(
    bottom: UIViewController, window: UIWindow?, presenter: UIViewController, animated: Bool,
    isCompleted: Bool?, completion: (() -> Void)?
  ) {
    self.bottom = bottom
    self.window = window
    self.presenter = presenter
    goesBack = isCompleted == false
    super.init(
      animated: animated, interactive: isCompleted != nil,
      clock: window?.transitionClock ?? ImmediateTransitionClock.shared
    )
    self.completion = completion
    if animated {
      animator = bottom.transitioningDelegate?.animationController(forDismissed: bottom)
    }
  }

  override var presentationStyle: UIModalPresentationStyle { bottom.modalPresentationStyle }

  override var standardDuration: TimeInterval { 0.5 }

  override func participant(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? presenter : bottom
  }

  override var endsInTurnOfItsOwn: Bool { !bottom.flags.contains(.coversPresenter) }

  /// Marks the controllers that leave, as `dismiss` does before it returns.
  func mark() {
    presenter.modalTransition = self
    var candidate: UIViewController? = bottom
    while let controller = candidate {
      controller.modalTransition = self
      controller.flags.insert(.beingDismissed)
      candidate = controller.presentedReference
    }
  }

  override func commence() {
    forEachLeaving(from: bottom) { controller in
      controller.presentationControllerStorage?.dismissalTransitionWillBegin()
      controller.beginAppearance(false, animated: modalAppearsAnimated)
    }
    if bottom.flags.contains(.coversPresenter) { bottom.uncover(presenter, in: window, animated: isAnimated) }
    if isAnimated { bottom.requestZoomSource(in: presenter) }
    isCancelled = goesBack
  }

  override func conclude() {
    if isCancelled { putBack() } else { finishLeaving() }
    if presenter.modalTransition === self { presenter.modalTransition = nil }
    if !isCancelled, bottom.fillsWindow { window?.windowScene?.followSupportedOrientations() }
    notifyCoordinatorCompletions()
  }

  private func finishLeaving() {
    let covers = bottom.flags.contains(.coversPresenter)
    bottom.loadedView?.detach()
    // The controllers are disconnected first, since the presenter may present again in its `viewDidAppear`.
    bottom.leavePresenter()
    if covers { presenter.endAppearance() }
    forEachLeaving(from: bottom) { controller in
      controller.loadedView?.detach()
      if controller !== bottom { controller.leavePresenter() }
      controller.endAppearance()
      controller.flags.remove(.beingDismissed)
      if controller.modalTransition === self { controller.modalTransition = nil }
      let presentationController = controller.presentationControllerStorage
      controller.presentationControllerStorage = nil
      presentationController?.dismissalTransitionDidEnd(true)
    }
  }

  private func putBack() {
    let covers = bottom.flags.contains(.coversPresenter)
    if covers { presenter.beginAppearance(false, animated: isAnimated) }
    forEachLeaving(from: bottom) { controller in
      // A covered controller did not disappear in this transition, so it does not appear again.
      if controller.appearance == .disappearing {
        controller.beginAppearance(true, animated: isAnimated)
        controller.endAppearance()
      }
    }
    if covers {
      presenter.goUnderCover()
      presenter.endAppearance()
    }
    forEachLeaving(from: bottom) { controller in
      controller.flags.remove(.beingDismissed)
      if controller.modalTransition === self { controller.modalTransition = nil }
      controller.presentationControllerStorage?.dismissalTransitionDidEnd(false)
    }
  }

  /// Visits the controllers that leave, from the topmost down.
  private func forEachLeaving(from controller: UIViewController, _ visit: (UIViewController) -> Void) {
    if let above = controller.presentedReference { forEachLeaving(from: above, visit) }
    visit(controller)
  }
}
