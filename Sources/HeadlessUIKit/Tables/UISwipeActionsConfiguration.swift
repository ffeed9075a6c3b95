extension UISwipeActionsConfiguration {
  /// The names of the actions, each in one line.
  final var titles: [String] {
    actions.compactMap { ($0.title ?? $0.accessibilityLabel ?? $0.image?.name)?.onOneLine }
  }

  /// Performs the action with a title, or else with that accessibility label or image.
  ///
  /// - Returns: `true` if there is one.
  final func perform(_ title: String, on view: UIView) -> Bool {
    let named = actions.first { $0.accessibilityLabel?.onOneLine == title || $0.image?.name == title }
    guard let action = actions.first(where: { $0.title?.onOneLine == title }) ?? named else { return false }
    action.handler(action, view) { _ in }
    return true
  }
}
