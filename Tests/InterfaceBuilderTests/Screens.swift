import HeadlessUIKit

/// The controllers and views that the documents name.
final class HomeViewController: UIViewController {}

final class SettingsViewController: UIViewController {}

final class AccountViewController: UIViewController {}

/// There is no nib for this one.
final class BareViewController: UIViewController {}

/// There is a nib of this name, and containers look for none.
final class SettingsView: UINavigationController {}

final class WelcomeViewController: UIViewController {
  let greeting: String

  required init?(coder: NSCoder) {
    greeting = "decoded"
    super.init(coder: coder)
  }

  init?(coder: NSCoder, greeting: String) {
    self.greeting = greeting
    super.init(coder: coder)
  }
}

/// Sets in its initialiser what its document says otherwise.
final class StubbornViewController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Mine"
    modalPresentationStyle = .overFullScreen
  }
}

/// Cannot be made from a document.
final class RefusingViewController: UIViewController {
  required init?(coder: NSCoder) { nil }
}

final class BadgeView: UIView {}
