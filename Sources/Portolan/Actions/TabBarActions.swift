extension ContainerViewController where Self: UITabBarController {
  /// Adds a tab.
  ///
  /// - Parameters:
  ///   - index: The position of the new tab, counted from 0; the end where it is `nil` or no position of a tab.
  ///   - replacing: Whether the tab at that position leaves.
  public static func add(at index: Int? = nil, replacing: Bool = false) -> AddTabAction<Self> {
    AddTabAction(index: index, replacing: replacing)
  }
}

/// Adds a tab to a tab bar controller.
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction, CustomStringConvertible {
  let index: Int?
  let replacing: Bool

  public nonisolated var description: String {
    guard let index else { return "add" }
    return replacing ? "add(at: \(index), replacing: true)" : "add(at: \(index))"
  }

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
  /// Adds a tab at the end.
  public static var addTab: Self { UITabBarController.add() }
}

extension AddTabAction: PlacingAction {}
