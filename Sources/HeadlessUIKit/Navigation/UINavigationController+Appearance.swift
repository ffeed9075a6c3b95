extension UINavigationController {
  final func forwardAppearanceToTop(_ phase: AppearancePhase, animated: Bool) {
    if phase == .willAppear || phase == .willDisappear {
      // The top must be at rest before it takes part in the container's own transition.
      stackTransition?.finish()
    }
    guard let top = childList.last else { return }
    if hasShown { return forward(phase, to: top, animated: animated) }
    if phase == .willAppear, childList.count == 1 { top.flags.insert(.movingToParent) }
    forward(phase, to: top, animated: animated)
    if phase == .willAppear {
      delegate?.navigationController(self, willShow: top, animated: animated)
    } else if phase == .didAppear {
      hasShown = true
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}
