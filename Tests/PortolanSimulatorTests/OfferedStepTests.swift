#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTool
  import Testing

  @testable import PortolanSimulator

  @MainActor
  @Suite("The steps on the page")
  struct OfferedStepTests {
    private func button(_ title: String) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
    }

    /// Returns a tab bar controller with a stack, bars, and controls that can be used and that cannot.
    private func root() -> UIViewController {
      let screen = UIViewController()
      screen.title = "Notes"
      screen.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }),
        UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }),
      ]
      let (deaf, disabled) = (UIView(), button("Pay"))
      deaf.isUserInteractionEnabled = false
      deaf.addSubview(button("Deaf"))
      disabled.isEnabled = false
      let views = [button("Buy"), button("Buy"), button("Add"), deaf, disabled, UISwitch(), UITextView(), UISlider()]
      for view in views { screen.view.addSubview(view) }
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(screen, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      tabs.viewControllers?.last?.title = "Bag"
      tabs.viewControllers?.first?.title = "Notes"
      return tabs
    }

    @Test("Each step of an element is one of the possible gestures, of which the page shows the others as well")
    func possible() {
      let window = UIWindow()
      window.rootViewController = root()
      window.makeKeyAndVisible()
      let html = ScreenRenderer(window: window, numbers: ControllerNumbers()).screen().html
      let steps = html.matches(of: /data-step="([^"]*)"/).map { String($0.1) }
      let possible = Gestures(window: window).possible
      for step in steps { #expect(possible.contains(step), "\(step)") }
      for step in ["tap Buy", "tap Buy #2", "tap Bag", "back"] { #expect(steps.contains(step), "\(step)") }
      for step in ["tap Add #2", "tap Add #3", "type #1 TEXT", "slide #1 to 1.0"] {
        #expect(possible.contains(step), "\(step)")
      }
    }

    @Test("A tab that is not enabled is no step")
    func disabledTab() {
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Bag"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      tabs.viewControllers?.last?.tabBarItem.isEnabled = false
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let html = ScreenRenderer(window: window, numbers: ControllerNumbers()).screen().html
      #expect(html.contains("data-step=\"tap Home\"") && !html.contains("data-step=\"tap Bag\""))
    }
  }
#endif
