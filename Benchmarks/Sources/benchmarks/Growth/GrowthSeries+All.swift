extension GrowthSeries {
  static let all = [
    presentedOverStack, pushedOnStack, revealedInStack, tabs, presentedOnModals, modalsDismissed, chain, containers,
  ]
}
