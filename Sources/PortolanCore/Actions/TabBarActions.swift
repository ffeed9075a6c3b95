extension ContainerViewController where Self: UITabBarController {
  /// Returns an action that adds the controller as a tab.
  ///
  /// - Parameters:
  ///   - index: The position of the new tab, counted from 0. The tab is added at the end if the index is `nil` or out
  ///     of range.
  ///   - replacing: A Boolean value that indicates whether the new tab replaces the tab at that position.
  /// - Returns: The action.
  public static func add(at index: Int? = nil, replacing: Bool = false) -> AddTabAction<Self> {
    AddTabAction(index: index, replacing: replacing)
  }
}

/// An action that adds a tab to a tab bar controller.
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction, CustomStringConvertible {
  let index: Int?
  let replacing: Bool

  /// The name of the action, with its position if it has one, as plans and errors print it.
  public nonisolated var description: String {
    guard let index else { return "add" }
    return replacing ? "add(at: \(index), replacing: true)" : "add(at: \(index))"
  }

  /// Adds the controller to the tabs, or replaces the tab at the position of the action.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the new tab.
  ///   - children: The controllers of the tabs.
  /// - Throws: No error.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    guard let index, children.indices.contains(index) else {
      children.append(viewController)
      return
    }
    if replacing {
      children[index] = viewController
    } else {
      children.insert(viewController, at: index)
    }
  }
}

extension Action where Self == AddTabAction<UITabBarController> {
  /// An action that adds the controller as the last tab.
  public static var addTab: Self { UITabBarController.add() }
}

extension AddTabAction: PlacingAction {}
