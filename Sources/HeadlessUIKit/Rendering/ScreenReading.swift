// The parts of the screen that no public property has, for a rendering outside of this module.

extension UIView {
  /// The controller of which this is the view, or `nil` if it is a part of another view.
  package final var owner: UIViewController? { viewController }
  /// The names by which assistive technologies call the view.
  package final var spokenNames: [String] { [accessibilityLabel].compactMap { $0 } + texts }
  /// The views inside in reading order.
  package final var shownInOrder: [UIView] { readingOrder.filter(\.isSeen) }
  /// A Boolean value that indicates whether a recogniser of taps makes the view a button.
  package final var isTappable: Bool { tapRecognizer != nil }
}

extension UINavigationController {
  /// The title of the back button, or `nil` if the bar has none.
  package final var backTitle: String? {
    hasBackButton ? childList.dropLast().last?.titleOfWayBack : nil
  }

  /// The title in the bar.
  package final var barTitle: String? {
    guard let top = childList.last else { return nil }
    return top.navigationItemStorage.map(\.title) ?? top.titleStorage
  }
}
