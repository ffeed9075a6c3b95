extension UINavigationController {
  final func forwardAppearanceToTop(_ phase: AppearancePhase, animated: Bool) {
    if phase == .willAppear || phase == .willDisappear {
      // The stack's own transition must end before its top takes part in the container's transition.
      stackTransition?.finish()
    }
    guard let top = childList.last else { return }
    if !hasShown, phase == .willAppear, childList.count == 1 { top.flags.insert(.movingToParent) }
    forward(phase, to: top, animated: animated)
    // Another screen is the top by now if this one has left meanwhile.
    guard !hasShown, let shown = childList.last else { return }
    if phase == .willAppear {
      delegate?.navigationController(self, willShow: shown, animated: animated)
    } else if phase == .didAppear {
      hasShown = true
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
  }
}
