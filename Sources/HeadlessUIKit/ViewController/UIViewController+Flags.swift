extension UIViewController {
  /// Whether the controller is being presented; true until after `viewDidAppear`.
  public final var isBeingPresented: Bool { flags.contains(.beingPresented) }
  /// Whether the controller is being dismissed; true until after `viewDidDisappear`.
  public final var isBeingDismissed: Bool { flags.contains(.beingDismissed) }
  /// Whether the controller is coming to its parent; true until after `viewDidAppear`.
  public final var isMovingToParent: Bool { flags.contains(.movingToParent) }
  /// Whether the controller is leaving its parent; true until after `viewDidDisappear`.
  public final var isMovingFromParent: Bool { flags.contains(.movingFromParent) }

  /// Whether styles of the "current context" present over this controller.
  public final var definesPresentationContext: Bool {
    get { flags.contains(.definesPresentationContext) }
    set { flags.set(.definesPresentationContext, newValue) }
  }

  /// Whether the controller's transition style is used for what it presents as the context.
  public final var providesPresentationContextTransitionStyle: Bool {
    get { flags.contains(.providesTransitionStyle) }
    set { flags.set(.providesTransitionStyle, newValue) }
  }

  /// Whether the user is kept from dismissing the controller; code is not.
  public final var isModalInPresentation: Bool {
    get { flags.contains(.modalInPresentation) }
    set { flags.set(.modalInPresentation, newValue) }
  }

  /// Whether a tab bar is hidden while the controller, or one above it, is on a navigation stack.
  public final var hidesBottomBarWhenPushed: Bool {
    get { flags.contains(.hidesBottomBar) }
    set { flags.set(.hidesBottomBar, newValue) }
  }
}

extension ViewControllerFlags {
  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
