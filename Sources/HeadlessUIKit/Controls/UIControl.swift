/// A view that reports the user's gestures to actions.
///
/// The method of a target and a selector is found by its name, in the target's ``InterfaceBuilderConnecting``.
open class UIControl: InertUIControl {
  final var targets = TargetActions()
  private var registrations: [(action: UIAction, events: Event)] = []

  /// Creates a control without actions.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for `primaryActionTriggered`.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { take(primaryAction) }
  }

  /// Creates a control without actions and ignores the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the action that the control is created with.
  func take(_ action: UIAction) { addAction(action, for: .primaryActionTriggered) }

  /// Changes what a tap changes before its actions run.
  func prepareForTap() {}

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The events for which the control has actions.
  open var allControlEvents: Event {
    registrations.reduce(into: targets.events) { $0.formUnion($1.events) }
  }

  /// Adds an action for events.
  ///
  /// The action replaces an action with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == action.identifier && $0 !== action }
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append((action, controlEvents))
    }
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == action.identifier }
  }

  /// Removes the action with an identifier from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Runs the actions for events in the order they were added, even if the control is disabled.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
    targets.each(for: controlEvents) { sendAction($0, to: $1, for: nil) }
  }

  private func remove(for events: Event, where matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  override func fill(_ element: inout ElementDescription) {
    element.role = .control
    element.isEnabled = isEnabled
    element.isSelected = isSelected
    element.tap = { [self] in tap() }
  }

  /// Touches the control and lifts the finger inside it.
  final func tap() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    prepareForTap()
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
