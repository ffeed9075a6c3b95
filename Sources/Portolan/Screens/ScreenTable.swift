/// The screen that each controller shows.
@MainActor
enum ScreenTable {
  private static let screens: ControllerTable<any Screen> = {
    // Plans and hierarchy trees print the values of a controller's screen.
    ClassDescription.detailOfOthers = { screen(of: $0)?.detail }
    return ControllerTable()
  }()

  static func screen(of viewController: UIViewController) -> (any Screen)? { screens[viewController] }

  /// Records the screen of a controller, or removes it with `nil`.
  static func record(_ screen: (any Screen)?, for viewController: UIViewController) {
    screens[viewController] = screen
  }
}

extension UIViewController {
  /// Returns the screen that this controller shows.
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The screen, or `nil` if the controller has no screen of this type.
  /// - Complexity: O(1).
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    ScreenTable.screen(of: self) as? Target
  }

  /// Labels this controller with the screen that it shows, so that the router can find it.
  ///
  /// The library does this for every controller that an ``Assembly`` builds. Call this method for the children that an
  /// assembly puts into a container, and for a controller that changes its content.
  ///
  /// - Parameter screen: The screen, or `nil` if the controller shows none.
  public func setScreen(_ screen: (any Screen)?) {
    ScreenTable.record(screen?.embedded ?? screen, for: self)
  }
}

extension Screen {
  /// The values of the case, such as `id: 42`, or `nil` if it has none.
  var detail: String? {
    let text = ValueText.of(self)
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let detail = text[text.index(after: open)...].dropLast()
    return detail.isEmpty ? nil : String(detail)
  }
}
