#if !canImport(UIKit)
  import Portolan

  /// A tab bar controller that ignores dismissals that code asks for, and never reports that they are over.
  final class DeafTabs: UITabBarController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  }
#endif
