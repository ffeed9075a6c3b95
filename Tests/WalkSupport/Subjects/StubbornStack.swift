#if !canImport(UIKit)
  import Portolan

  /// A navigation controller that accepts pushes and ignores every other change from code.
  final class StubbornStack: UINavigationController {
    var isStubborn = false

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      isStubborn ? nil : super.popToViewController(viewController, animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      if !isStubborn { super.setViewControllers(viewControllers, animated: animated) }
    }
  }
#endif
