/// A view that tells of what the user does with it.
///
/// Without Objective-C there is no target and selector: a control has actions.
open class UIControl: UIView {
  private struct Registration {
    let action: UIAction
    var events: Event
  }

  /// Whether the user can use the control.
  open var isEnabled = true
  /// Whether the control is drawn as one that is chosen.
  open var isSelected = false
  /// Whether the control is drawn as one under a finger.
  open var isHighlighted = false

  private var registrations: [Registration] = []

  /// Creates a control without actions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for `primaryActionTriggered`.
  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control without actions from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// All events that actions were added for.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action for events, in the place of one with the same identifier for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == action.identifier && $0 !== action }
    if let index = registrations.firstIndex(where: { $0.action === action }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(Registration(action: action, events: controlEvents))
    }
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == action.identifier }
  }

  /// Takes the action with an identifier away from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Runs the actions for events, in the order in which they were added, whether or not the control is enabled.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      sendAction(registration.action)
    }
  }

  /// Runs one action, with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.trigger(sender: self)
  }

  private func remove(for events: Event, where matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }
}
