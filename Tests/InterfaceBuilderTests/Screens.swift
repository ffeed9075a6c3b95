import HeadlessUIKit

/// The controllers and views that the documents name.
final class HomeViewController: UIViewController {}

final class SettingsViewController: UIViewController {}

final class AccountViewController: UIViewController {}

/// A controller without a nib.
final class BareViewController: UIViewController {}

/// A container with the name of a nib, since containers search for none.
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

/// A controller whose initialiser sets other values than its document.
final class StubbornViewController: UIViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Mine"
    modalPresentationStyle = .overFullScreen
  }
}

/// A controller that cannot be created from a document.
final class RefusingViewController: UIViewController {
  required init?(coder: NSCoder) { nil }
}

final class BadgeView: UIView {}
