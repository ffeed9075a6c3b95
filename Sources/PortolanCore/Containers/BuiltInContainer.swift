/// A class of UIKit's own containers, as the file of its adapter describes it.
package struct BuiltInContainer: Sendable {
  /// The name under which a ``NavigationState`` stores a plain controller of the class.
  package let name: String
  /// The name of the container in errors, such as "navigation controller".
  let title: String
  /// The class.
  package let type: UIViewController.Type
  /// A Boolean value that indicates whether UIKit lets such a controller be pushed.
  var canBePushed = true
  /// Creates an empty controller.
  package let make: @MainActor @Sendable () -> UIViewController

  /// All of UIKit's own containers, whose adapters the property `builtInContainer` returns.
  package static let all: [BuiltInContainer] = [.navigation, .tabs, .split, .pages]

  /// Returns the container that is stored under a name, or `nil` if there is none.
  package static func named(_ name: String) -> BuiltInContainer? { all.first { $0.name == name } }
}

extension UIViewController {
  /// The adapter of this controller, or `nil` if it is not one of UIKit's own containers.
  ///
  /// They are recognised by their class, which takes a tenth of the time of a check for a conformance.
  var builtInContainer: (any BuiltInAdapter)? {
    if let controller = self as? UINavigationController { return NavigationAdapter(controller: controller) }
    if let controller = self as? UITabBarController { return TabBarAdapter(controller: controller) }
    if let controller = self as? UISplitViewController { return SplitAdapter(controller: controller) }
    if let controller = self as? UIPageViewController { return PageAdapter(controller: controller) }
    return nil
  }

  /// The container class that this controller is an instance of, or `nil` if it is not one of UIKit's own containers.
  package var builtInKind: BuiltInContainer? {
    if self is UINavigationController { return .navigation }
    if self is UITabBarController { return .tabs }
    if self is UISplitViewController { return .split }
    if self is UIPageViewController { return .pages }
    return nil
  }
}
