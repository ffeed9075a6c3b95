/// An action that places a controller among the children of a container in the way that a closure defines.
///
/// UIKit's containers have theirs, such as `.push` and `.addTab`. An app makes one for a container of its own:
///
/// ```swift
/// extension Action where Self == Placement<DrawerViewController> {
///   static var putAway: Self { Self("putAway") { viewController, children in children.append(viewController) } }
/// }
/// ```
public struct Placement<ViewController: ContainerViewController>: ContainerAction, CustomStringConvertible {
  /// The name of the action, as plans and errors print it.
  public nonisolated let description: String
  private let place: @MainActor (UIViewController, inout [UIViewController]) throws -> Void

  /// Creates an action from a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the action, as plans and errors print it.
  ///   - place: A closure that changes the list of children, see ``ContainerAction/perform(embedding:in:)``.
  public init(
    _ name: String,
    _ place:
      @escaping @MainActor (_ viewController: UIViewController, _ children: inout [UIViewController]) throws ->
      Void
  ) {
    description = name
    self.place = place
  }

  /// Calls the closure.
  ///
  /// - Parameters:
  ///   - viewController: The new child.
  ///   - children: The children of the container in their order.
  /// - Throws: The error of the closure.
  public func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    try place(viewController, &children)
  }
}

extension Placement: PlacingAction {}

// The actions of UIKit's containers. The functions serve subclasses as well, such as `PanelController.push()`.

extension ContainerViewController where Self: UINavigationController {
  /// Returns an action that pushes the controller onto the stack.
  ///
  /// It fails with ``RoutingError/Code/actionRefused`` if the stack holds the controller already, or if UIKit does not allow its
  /// class on a stack.
  ///
  /// ```swift
  /// let productScreen = StepAssembly(finder: ClassFinder<ProductViewController, Int>(), factory: ProductFactory())
  ///   .using(UINavigationController.push())
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The action.
  public static func push() -> Placement<Self> {
    Placement("push") {
      try ContainmentFault.check($0, newIn: $1, by: "push")
      $1.append($0)
    }
  }

  /// Returns an action that replaces the whole stack with the controller.
  ///
  /// It fails with ``RoutingError/Code/actionRefused`` if UIKit does not allow the class of the controller on a stack.
  ///
  /// ```swift
  /// let ordersScreen = StepAssembly(finder: ClassFinder<OrdersViewController, Any?>(), factory: ClassFactory())
  ///   .using(UINavigationController.pushAsRoot())
  ///   .from(homeScreen.expectingContainer())
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The action.
  public static func pushAsRoot() -> Placement<Self> {
    Placement("pushAsRoot") {
      try ContainmentFault.check($0, newIn: [], by: "pushAsRoot")
      $1 = [$0]
    }
  }

  /// Returns an action that replaces the topmost controller of the stack with the controller.
  ///
  /// It fails with ``RoutingError/Code/actionRefused`` if the stack holds the controller already, or if UIKit does not allow its
  /// class on a stack.
  ///
  /// For example, an order replaces the one on screen, so that the stack does not grow:
  ///
  /// ```swift
  /// case .order: Route { $0.using(UINavigationController.pushReplacingLast()).from(Route.step(to: .orders)).assemble() }
  /// ```
  ///
  /// - Returns: The action.
  public static func pushReplacingLast() -> Placement<Self> {
    Placement("pushReplacingLast") {
      try ContainmentFault.check($0, newIn: $1, by: "pushReplacingLast")
      $1 = $1.dropLast() + [$0]
    }
  }
}

extension ContainerViewController where Self: UITabBarController {
  /// Returns an action that adds the controller as a tab.
  ///
  /// ```swift
  /// let accountTab = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory())
  ///   .using(UITabBarController.add(at: 2, replacing: true))
  ///   .from(tabsScreen)
  ///   .assemble()
  /// ```
  ///
  /// - Parameters:
  ///   - index: The position of the new tab among those that have a controller by now, counted from 0. The tab is added at the end
  ///     if the index is `nil` or out of range.
  ///   - replacing: A Boolean value that indicates whether the new tab replaces the tab at that position.
  /// - Returns: The action.
  public static func add(at index: Int? = nil, replacing: Bool = false) -> Placement<Self> {
    let name = index.map { replacing ? "add(at: \($0), replacing: true)" : "add(at: \($0))" } ?? "add"
    return Placement(name) {
      guard let index, $1.indices.contains(index) else { return $1.append($0) }
      if replacing { $1.remove(at: index) }
      $1.insert($0, at: index)
    }
  }
}

extension ContainerViewController where Self: UIPageViewController {
  /// Returns an action that turns to the controller in place of the displayed page.
  ///
  /// The direction is backward if the data source has the controller before the displayed page, and otherwise forward. The action
  /// fails with ``RoutingError/Code/actionRefused`` if two pages are displayed, because it could replace only one of them.
  ///
  /// ```swift
  /// let photoScreen = StepAssembly(finder: ClassFinder<GalleryViewController, Any?>(), factory: ClassFactory())
  ///   .using(UIPageViewController.setAsPage())
  ///   .from(.pageController)
  ///   .using(.present)
  ///   .from(.current)
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The action.
  public static func setAsPage() -> Placement<Self> {
    Placement("setAsPage") {
      guard $1.count < 2 else {
        throw RoutingError(
          .actionRefused, step: typeName($0),
          reason: "setAsPage needs a page view controller with one page, and this one displays \($1.count)",
          fix: "use a page view controller whose spine is not in the middle, or write an action that places both pages")
      }
      $1 = [$0]
    }
  }
}

extension ContainerViewController where Self: UISplitViewController {
  /// Returns an action that puts the controller into the first column.
  ///
  /// ```swift
  /// let citiesScreen = StepAssembly(finder: ClassFinder<CitiesViewController, Any?>(), factory: ClassFactory())
  ///   .using(UISplitViewController.setAsPrimary())
  ///   .from(.splitController)
  ///   .using(.replaceRoot)
  ///   .from(.root)
  ///   .assemble()
  /// ```
  ///
  /// - Returns: The action.
  public static func setAsPrimary() -> Placement<Self> {
    Placement("setAsPrimary") { $1 = [$0] + $1.dropFirst() }
  }

  /// Returns an action that puts the controller into the last column: the second one unless there are three.
  ///
  /// It fails with ``RoutingError/Code/actionRefused`` if the first column is empty, because UIKit then has no second column.
  ///
  /// ```swift
  /// case .city:
  ///   Route { $0.using(UISplitViewController.pushToDetails()).from(Route.step(to: .cities)).assemble() }
  /// ```
  ///
  /// - Returns: The action.
  public static func pushToDetails() -> Placement<Self> {
    Placement("pushToDetails") {
      guard !$1.isEmpty else {
        throw RoutingError(
          .actionRefused, step: typeName($0),
          reason: "pushToDetails needs a first column, and the split view controller has none",
          fix: "give the split view controller a first column with setAsPrimary before")
      }
      // Of three columns, the second one stays if there is no detail yet.
      let kept = $1[0].splitViewController?.style == .tripleColumn ? 2 : 1
      $1 = $1.prefix(max(kept, $1.count - 1)) + [$0]
    }
  }
}

extension Action where Self == Placement<UINavigationController> {
  /// An action that pushes the controller onto the stack of a navigation controller.
  public static var push: Self { UINavigationController.push() }
  /// An action that replaces the whole stack of a navigation controller with the controller.
  ///
  /// ```swift
  /// case .orders: Route { $0.using(.pushAsRoot).from(Route.step(to: .account)).assemble() }
  /// ```
  public static var pushAsRoot: Self { UINavigationController.pushAsRoot() }
  /// An action that replaces the topmost controller of a navigation controller's stack with the controller.
  public static var pushReplacingLast: Self { UINavigationController.pushReplacingLast() }
}

extension Action where Self == Placement<UITabBarController> {
  /// An action that adds the controller as the last tab.
  ///
  /// ```swift
  /// let bagTab = StepAssembly(finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory())
  ///   .using(.addTab)
  ///   .from(tabsScreen)
  ///   .assemble()
  /// ```
  public static var addTab: Self { UITabBarController.add() }
}

extension Action where Self == Placement<UIPageViewController> {
  /// An action that turns the page of a page view controller to the controller.
  public static var setAsPage: Self { UIPageViewController.setAsPage() }
}

extension Action where Self == Placement<UISplitViewController> {
  /// An action that puts the controller into the first column of a split view controller.
  public static var setAsPrimary: Self { UISplitViewController.setAsPrimary() }
  /// An action that puts the controller into the last column of a split view controller.
  public static var pushToDetails: Self { UISplitViewController.pushToDetails() }
}
