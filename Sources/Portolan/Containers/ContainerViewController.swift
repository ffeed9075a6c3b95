/// A view controller that holds others, and tells the router how through an adapter.
///
/// UIKit's navigation, tab bar and split view controllers conform. An app's own container does so too:
///
/// ```swift
/// extension DrawerViewController: ContainerViewController {
///   var containerAdapter: any ContainerAdapter { DrawerAdapter(drawer: self) }
/// }
/// ```
@MainActor
public protocol ContainerViewController: UIViewController {
  /// How the router reads and changes the children.
  var containerAdapter: any ContainerAdapter { get }
}
