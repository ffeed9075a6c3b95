/// The yes-or-no facts about a controller.
struct ViewControllerFlags: OptionSet {
  let rawValue: UInt16
  static let beingPresented = Self(rawValue: 1 << 0)
  static let beingDismissed = Self(rawValue: 1 << 1)
  static let movingToParent = Self(rawValue: 1 << 2)
  static let movingFromParent = Self(rawValue: 1 << 3)
  static let definesPresentationContext = Self(rawValue: 1 << 4)
  static let providesTransitionStyle = Self(rawValue: 1 << 5)
  static let modalInPresentation = Self(rawValue: 1 << 6)
  static let hidesBottomBar = Self(rawValue: 1 << 7)
  /// Its presentation made the presenter disappear.
  static let coversPresenter = Self(rawValue: 1 << 8)
  /// The appearance callbacks under way say `animated`.
  static let appearsAnimated = Self(rawValue: 1 << 9)
  /// Belongs to the list that a container is comparing; set and cleared within one call.
  static let marked = Self(rawValue: 1 << 10)
  /// Its view is being loaded.
  static let loadingView = Self(rawValue: 1 << 11)

  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// Where a controller is between being off screen and on.
enum AppearanceState: UInt8 {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
