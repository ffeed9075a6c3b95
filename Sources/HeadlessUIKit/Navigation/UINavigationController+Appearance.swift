extension UINavigationController {
  final func forwardAppearanceToTop(_ phase: AppearancePhase, animated: Bool) {
    if phase == .willAppear || phase == .willDisappear {
      // The top must be at rest before it takes part in the container's own transition.
      stackTransition?.finish()
    }
    guard let top = childList.last else { return }
    if !hasShown, phase == .willAppear {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    forward(phase, to: top, animated: animated)
    if !hasShown, phase == .didAppear {
      hasShown = true
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}
