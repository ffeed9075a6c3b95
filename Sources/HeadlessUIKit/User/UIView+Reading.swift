extension UIView {
  /// The view as its user meets it.
  package final var elementDescription: ElementDescription {
    var element = ElementDescription()
    fill(&element)
    return element
  }

  /// The recogniser of taps on the view that can be used.
  final var tapRecognizer: UIGestureRecognizer? {
    recognizers.first { $0 is UITapGestureRecognizer && $0.isEnabled && $0.isHandled }
  }

  /// The views inside in reading order.
  final var readingOrder: [UIView] {
    guard let stack = self as? UIStackView else { return subviewList }
    let arranged = stack.arrangedSubviews
    return arranged + subviewList.filter { view in !arranged.contains { $0 === view } }
  }

  /// The sections of a table or a collection.
  package final var sectionsOnScreen: [ListSection] { (self as? any RowList)?.readSections ?? [] }

  /// The texts of the labels in the view.
  final var texts: [String] {
    guard isSeen else { return [] }
    if let label = self as? UILabel { return label.shownText.map { [$0] } ?? [] }
    return readingOrder.flatMap(\.texts)
  }
}
