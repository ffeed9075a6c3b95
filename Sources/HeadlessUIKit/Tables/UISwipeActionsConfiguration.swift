/// The actions that a swipe on a row offers, for ``WindowUser/swipe(row:choosing:)`` to choose from.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public final let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a set of actions.
  public convenience init(actions: [UIContextualAction]) { self.init(all: actions) }

  init(all actions: [UIContextualAction]) { self.actions = actions }

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

/// An action that a swipe on a row offers.
@MainActor
open class UIContextualAction: NSObject {
  /// A closure that performs an action, and calls its last argument with `true` if it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public private(set) final var style = Style.normal
  /// The closure that performs the action.
  public private(set) final var handler: Handler = { _, _, _ in }
  /// The title of the action.
  open var title: String?
  /// The image of the action.
  open var image: UIImage?
  /// The text that assistive technologies read aloud for the action.
  open var accessibilityLabel: String?
  /// The colour behind the action.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
