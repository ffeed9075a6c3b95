extension UIControl {
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
}
