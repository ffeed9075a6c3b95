/// A view that reports the user's gestures to actions.
///
/// The method of a target and a selector is found by its name, in the target's ``InterfaceBuilderConnecting``.
open class UIControl: InertUIControl {
  /// A Boolean value that indicates whether the user can use the control.
  open var isEnabled = true
  /// A Boolean value that indicates whether the control is drawn as selected.
  open var isSelected = false
  /// A Boolean value that indicates whether the control is drawn as touched.
  open var isHighlighted = false

  /// The positions of the content between the sides, with UIKit's values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The middle.
    case center = 0
    /// A position of UIKit.
    case left, right, fill, leading, trailing
  }

  /// The positions of the content between the upper and the lower edge, with UIKit's values.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The middle.
    case center = 0
    /// A position of UIKit.
    case top, bottom, fill
  }

  /// The position of the content between the sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The position of the content between the upper and the lower edge.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

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

  /// Runs one action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.trigger(sender: self) }

  private func remove(for events: Event, where matches: (UIAction) -> Bool) {
    for index in registrations.indices where matches(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The events of a control, with UIKit's values.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began to edit a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user finished editing a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, with UIKit's values.
  public struct State: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state of a control that is in none of the others.
    public static let normal: State = []
    /// The state of a control under a finger.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state of a control that cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state of a control that is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The state of a control that has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Touches the control and lifts the finger inside it.
  final func tap() {
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
