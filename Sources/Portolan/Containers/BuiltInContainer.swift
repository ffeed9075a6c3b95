/// One of UIKit's own containers: what is known of its class, which describes itself beside its adapter.
struct BuiltInContainer: Sendable {
  /// The name under which a ``NavigationState`` stores a plain controller of the class.
  let name: String
  /// The name of the container in errors, such as "navigation controller".
  let title: String
  /// The class.
  let type: UIViewController.Type
  /// A Boolean value that indicates whether a navigation stack takes such a controller; UIKit raises an exception if not.
  var canBePushed = true
  /// Creates an empty controller.
  let make: @MainActor @Sendable () -> UIViewController

  /// All of UIKit's own containers. The property `builtInContainer` of a controller has their adapters.
  static let all: [BuiltInContainer] = [.navigation, .tabs, .split, .pages]

  /// Returns the container that is stored under a name; `nil` if there is none.
  static func named(_ name: String) -> BuiltInContainer? { all.first { $0.name == name } }
}

extension UIViewController {
  /// The adapter of this controller where it is one of UIKit's own containers.
  ///
  /// They are told by their class, which costs a tenth of asking for a conformance.
  var builtInContainer: (any BuiltInAdapter)? {
    if let controller = self as? UINavigationController { return NavigationAdapter(controller: controller) }
    if let controller = self as? UITabBarController { return TabBarAdapter(controller: controller) }
    if let controller = self as? UISplitViewController { return SplitAdapter(controller: controller) }
    if let controller = self as? UIPageViewController { return PageAdapter(controller: controller) }
    return nil
  }
}
