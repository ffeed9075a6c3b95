extension GrowthSeries {
  static let all = [
    presentedOverStack, pushedOnStack, revealedInStack, undone, tabs, presentedOnModals, modalsDismissed, chain,
    containers, observedScreens, removedScreens, requests,
  ]
}
