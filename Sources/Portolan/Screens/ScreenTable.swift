/// The screen that each controller shows.
@MainActor
enum ScreenTable {
  private static let screens: ControllerTable<any Screen> = {
    // Plans and trees print what the screen of a controller carries.
    ClassDescription.detailOfOthers = { screen(of: $0)?.detail }
    return ControllerTable()
  }()

  static func screen(of viewController: UIViewController) -> (any Screen)? { screens[viewController] }

  /// Records the screen of a controller; `nil` for none.
  static func record(_ screen: (any Screen)?, for viewController: UIViewController) {
    screens[viewController] = screen
  }
}

extension UIViewController {
  /// The screen that this controller shows, where it was built for one.
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Complexity: O(1).
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    ScreenTable.screen(of: self) as? Target
  }

  /// Says which screen this controller shows, so that it is found by it.
  ///
  /// The library does so for whatever an ``Assembly`` has built. Say it yourself for the children that an assembly puts
  /// into a container, and for a controller that comes to show something else.
  ///
  /// - Parameter screen: The screen, or `nil` for none.
  public func setScreen(_ screen: (any Screen)?) {
    ScreenTable.record(screen, for: self)
  }
}

extension Screen {
  /// The values that the case carries, such as `id: 42`; `nil` where it carries none.
  var detail: String? {
    let text = ValueText.of(self)
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let detail = text[text.index(after: open)...].dropLast()
    return detail.isEmpty ? nil : String(detail)
  }
}
