import Portolan

/// A visible window with a root.
@MainActor
struct Screen {
  let window: UIWindow

  init(_ root: UIViewController) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    #if !canImport(UIKit)
      HeadlessSystem.stopKeeping(window)
      window.headless.transitionClock = ImmediateTransitionClock.shared
    #endif
  }

  /// Creates a screen with a title and with views one below the other.
  init(title: String? = nil, _ views: UIView...) {
    self.init(Screen.controller(title: title, views))
  }

  static func controller(title: String? = nil, _ views: [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    for view in views { controller.view.addSubview(view) }
    return controller
  }
}

@MainActor
func label(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

@MainActor
func button(_ title: String, _ action: @escaping @MainActor () -> Void = {}) -> UIButton {
  UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
}

@MainActor
func field(_ placeholder: String, text: String = "") -> UITextField {
  let field = UITextField()
  field.placeholder = placeholder
  field.text = text
  return field
}
