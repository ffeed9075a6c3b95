/// A recogniser of the user's gestures on a view.
///
/// Targets and selectors need Objective-C. In their place a recogniser has ``headlessHandler``. The gestures of ``WindowUser``
/// call it. An app that runs on both platforms adds its handler through one function of its own:
///
/// ```swift
/// extension UIView {
///   func onTap(_ handler: @escaping @MainActor () -> Void) {
///     let tap = UITapGestureRecognizer()
///     tap.headlessHandler = { _ in handler() }  // on UIKit: a target that the view retains, with an @objc method
///     addGestureRecognizer(tap)
///   }
/// }
/// ```
@MainActor
open class UIGestureRecognizer: InertUIGestureRecognizer {
  /// The closure that a gesture of the simulated user calls, in place of a target.
  public final var headlessHandler: (@MainActor (UIGestureRecognizer) -> Void)?

  final var targets = TargetActions()

  /// Creates a recogniser with a target.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action, or `nil` for none.
  ///   - action: The name of the action in the target's ``InterfaceBuilderConnecting``.
  public init(target: Any?, action: Selector?) {
    if let target, let action { targets.add(target, action, .allEvents) }
  }

  /// Creates a recogniser without a target.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Recognises a gesture of the user: passes through the states and calls the handler in each.
  ///
  /// - Parameters:
  ///   - states: The states in order.
  ///   - react: A closure that is called in each state before the handler, as UIKit's own targets are.
  /// - Returns: `true` if the delegate allowed the gesture.
  final func recognize(_ states: [State], by react: (State) -> Void = { _ in }) -> Bool {
    guard isEnabled, mayReceiveTouch, mayBegin else { return false }
    for state in states {
      self.state = state
      react(state)
      headlessHandler?(self)
      targets.each(for: .allEvents) { $0.send(to: $1, from: self) }
    }
    state = .possible
    return true
  }

  /// A Boolean value that indicates whether the recogniser does something when it recognises a gesture.
  final var isHandled: Bool { headlessHandler != nil || !targets.isEmpty }

  private var mayReceiveTouch: Bool {
    delegateReference?.gestureRecognizer(self, shouldReceive: UITouch(in: viewReference)) ?? true
  }

  // Source: developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:): the view is asked, too.
  private var mayBegin: Bool {
    viewReference?.gestureRecognizerShouldBegin(self) ?? true
      && delegateReference?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The words for the gesture.
  final var kind: String {
    switch self {
    case is UITapGestureRecognizer: "tap again"
    case is UILongPressGestureRecognizer: "long press"
    case let swipe as UISwipeGestureRecognizer: "swipe \(swipe.word)"
    case is UIPanGestureRecognizer: "pan"
    case is UIPinchGestureRecognizer: "pinch"
    default: "gesture"
    }
  }
}

extension UIView {
  /// The recognisers of the view, or `nil` if it never had any.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { hadRecognizers ? recognizers : nil }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a recogniser and removes it from another view.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.viewReference?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.viewReference = self
    recognizers.append(gestureRecognizer)
    hadRecognizers = true
  }

  /// Removes a recogniser.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.viewReference === self else { return }
    gestureRecognizer.viewReference = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }
}

extension UISwipeGestureRecognizer {
  /// The word for the first direction.
  final var word: String {
    if direction.contains(.right) { return "right" }
    if direction.contains(.left) { return "left" }
    return direction.contains(.up) ? "up" : "down"
  }
}
