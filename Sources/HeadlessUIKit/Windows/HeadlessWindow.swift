/// The members of a window that only HeadlessUIKit has.
@MainActor
public struct HeadlessWindow {
  let window: UIWindow

  /// The clock that determines when the transitions in the window begin and end.
  ///
  /// The clock of a new window does everything inside the call. That is a shortcut for tests and differs from UIKit:
  /// see ``TransitionClock``.
  public var transitionClock: any TransitionClock {
    get { window.transitionClock }
    nonmutating set { window.transitionClock = newValue }
  }

  /// The horizontal size class of the window, to which containers adapt.
  ///
  /// The user changes it with ``WindowUser/resize(to:)``.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { window.horizontalSizeClass }

  /// The controllers that a replaced root presented, which stay in the window without a presenter.
  public var strandedViewControllers: [UIViewController] { window.strandedViewControllers }
}

extension UIWindow {
  /// The members that only HeadlessUIKit has.
  public final var headless: HeadlessWindow { HeadlessWindow(window: self) }
}
