/// The screen that each controller shows.
@MainActor
package enum ScreenTable {
  private static let screens: ControllerTable<any Screen> = {
    // Plans and hierarchy trees print a controller's screen.
    ClassDescription.detailOfOthers = { viewController, className in
      guard let screen = screen(of: viewController) else { return nil }
      // A window has few containers, and the children tell which one it is.
      return viewController.container == nil ? screen.detail(in: className) : screen.values
    }
    return ControllerTable()
  }()

  package static func screen(of viewController: UIViewController) -> (any Screen)? { screens[viewController] }

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
  var values: String? {
    let text = ValueText.of(self)
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let values = text[text.index(after: open)...].dropLast()
    return values.isEmpty ? nil : String(values)
  }

  /// Returns the text that a tree has for the screen after the class of its controller.
  ///
  /// - Parameter className: The name of the controller's class, without its module.
  /// - Returns: The values if the name of the class contains that of the case, as in `ProductViewController(id: 42)`, or else
  ///   the screen, as in `UITableViewController(products(page: 2))`. `nil` if the name of the class says all.
  func detail(in className: String) -> String? {
    let text = ValueText.of(self)
    let name = text.prefix { $0 != "(" }
    return className.lowercased().contains(name.lowercased()) ? values : text
  }
}
