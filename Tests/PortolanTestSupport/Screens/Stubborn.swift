package import Portolan

/// Tabs that stay as they are once they are told to.
package final class StubbornTabs: UITabBarController {
  package var isStubborn = false

  package override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { if !isStubborn { super.selectedViewController = newValue } }
  }
}

/// An action that spoils something before it fails.
package struct Spoiling: Action {
  private let spoil: @MainActor () -> Void

  package init(spoil: @escaping @MainActor () -> Void) { self.spoil = spoil }

  package func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool
  ) async throws -> Undo? {
    spoil()
    throw Failure()
  }
}
