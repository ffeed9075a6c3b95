/// The Boolean properties of a controller.
struct ViewControllerFlags: OptionSet {
  let rawValue: UInt16
  static let beingPresented = Self(rawValue: 1 << 0)
  static let beingDismissed = Self(rawValue: 1 << 1)
  static let movingToParent = Self(rawValue: 1 << 2)
  static let movingFromParent = Self(rawValue: 1 << 3)
  static let definesPresentationContext = Self(rawValue: 1 << 4)
  /// The presentation of the controller made its presenter disappear.
  static let coversPresenter = Self(rawValue: 1 << 5)
  /// The running appearance callbacks are animated.
  static let appearsAnimated = Self(rawValue: 1 << 6)
  /// The controller is in the list that a container is comparing, within one call.
  static let marked = Self(rawValue: 1 << 7)
  /// The view of the controller is being loaded.
  static let loadingView = Self(rawValue: 1 << 8)
  /// The app has begun the appearance or the disappearance of the controller and has not ended it.
  static let appearsByHand = Self(rawValue: 1 << 9)
  /// The content of the empty screen was updated since the last request.
  static let hasUpdatedUnavailable = Self(rawValue: 1 << 10)
  /// The properties were updated since the last request.
  static let hasUpdatedProperties = Self(rawValue: 1 << 11)
  /// The controller was notified that its view is appearing since the view was last about to appear.
  static let toldIsAppearing = Self(rawValue: 1 << 12)

  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// The states of a controller between off screen and on screen.
enum AppearanceState: UInt8 {
  case disappeared, appearing, appeared, disappearing
}

/// The five phases of the appearance callbacks.
enum AppearancePhase {
  case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}
