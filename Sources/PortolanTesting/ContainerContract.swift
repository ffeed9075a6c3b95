import PortolanHierarchy
public import Testing

/// A check that an app's own container keeps what the router expects of its `ContainerAdapter`.
///
/// ```swift
/// @MainActor @Test("The drawer keeps the contract of containers")
/// func drawer() async throws {
///   try await ContainerContract.check { DrawerViewController() }
/// }
/// ```
@MainActor
public enum ContainerContract {
  /// An error with all faults of a container.
  ///
  /// ```swift
  /// do {
  ///   try await ContainerContract.check { DrawerViewController() }
  /// } catch let breach as ContainerContract.Breach {
  ///   print(breach)  // the faults, one on each line
  /// }
  /// ```
  public struct Breach: Error, CustomStringConvertible {
    /// All faults, one on each line.
    public let description: String
  }

  /// Checks a container: on screen, with a view that is loaded after the first children have come, and with one that is not loaded.
  ///
  /// The check fills the container, replaces the visible child, and shows each child through the adapter. Then a router places a child
  /// in the container, and in a new one. It undoes that if the route fails, and refuses it if the child that would leave must
  /// stay.
  ///
  /// ```swift
  /// try await ContainerContract.check { DrawerViewController() }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of children that the container can have, at least 1. The default is 2.
  ///   - sourceLocation: The place that an issue names.
  ///   - make: A closure that creates a container.
  /// - Throws: ``Breach`` with all faults if the container does not keep the contract and another library than Swift Testing runs
  ///   the test. With Swift Testing, it is an issue at the line of the call.
  public static func check<Container: ContainerViewController>(
    children count: Int = 2, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @MainActor () -> Container
  ) async throws {
    var (place, faults) = ("", [String]())
    func expect(_ holds: Bool, _ fault: String) { if !holds { faults.append("\(Container.self) \(place): \(fault)") } }
    func check(isShown: Bool, isLoaded: Bool) async throws {
      let container = make()
      let adapter = container.containerAdapter
      let (window, tabs) = (UIWindow(), UITabBarController())
      tabs.viewControllers = [UIViewController(), container]
      tabs.selectedIndex = isShown ? 1 : 0
      window.rootViewController = tabs
      window.isHidden = false
      // A visible window would stay.
      defer { window.isHidden = true }
      var children: [UIViewController] = []
      func examine(after change: String) async throws {
        try await settle(window)
        let visible = adapter.visibleViewControllers
        expect(adapter.containedViewControllers.elementsEqual(children, by: ===), "it lists others after \(change)")
        expect(!visible.isEmpty && visible.allSatisfy(children.contains), "it shows none after \(change)")
        expect(isLoaded || !container.isViewLoaded, "its view is loaded by \(change)")
        guard isLoaded, container.isViewLoaded else { return }
        expect(children.allSatisfy { $0.isInside(container) }, "a child has not been added after \(change)")
        expect(visible.allSatisfy { $0.viewIfLoaded?.window === window }, "a child is not on screen after \(change)")
      }
      func set(_ last: UIViewController, afterOld: Bool = false, _ change: String) async throws {
        children = (afterOld ? children.dropLast() : (1..<count).map { _ in UIViewController() }) + [last]
        try await adapter.setContainedViewControllers(children, animated: false)
        try await examine(after: change)
      }

      let old = UIViewController()
      try await set(old, "a fill")
      tabs.selectedIndex = isLoaded ? 1 : 0
      try await examine(after: "its view was loaded")
      try await adapter.makeVisible(old, animated: false)
      try await settle(window)
      try await set(UIViewController(), afterOld: true, "a replacement")
      expect(!old.isInside(container), "a child that was replaced has not left")
      expect(old.viewIfLoaded?.window == nil, "the view of a child that was replaced has stayed on screen")
      for child in children.reversed() {
        children.removeAll(where: adapter.viewControllersRemoved(byShowing: child).contains)
        try await adapter.makeVisible(child, animated: false)
        expect(adapter.isVisible(child), "it does not show the child that it is told to")
        try await examine(after: "a child was shown")
      }

      func route(_ origin: DestinationStep<Container, Any?>) -> DestinationStep<UIViewController, Any?> {
        StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory())
          .using(ReplaceLast<Container>()).from(origin).assemble()
      }
      let router = DefaultRouter(window: window)
      let placing = route(.found(by: InstanceFinder<Container, Any?>(instance: container)))
      let failing = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: NilFactory()).from(placing)
      for (step, last, fault) in [
        (placing, StayingViewController(), "a child that refuses to leave was replaced"),
        (failing.assemble(), UIViewController(), "a route that failed was not undone"),
      ] {
        try await set(last, "another fill")
        let before = WindowInstances(of: window)
        _ = try? await router.navigate(to: step, animated: false)
        expect(WindowInstances(of: window) == before, fault)
      }
      let new = StepAssembly(finder: NilFinder(), factory: ClassFactory<Container, Any?> { _ in make() })
        .using(.replaceRoot).from(.root).assemble()
      for step in [placing, route(new)] {
        let child = try await router.navigate(to: step, animated: false).viewController
        expect(child.viewIfLoaded?.window === window, "a route did not show the child that it placed")
      }
    }

    for (isShown, isLoaded) in [(true, true), (false, true), (false, false)] {
      place = isShown ? "on screen" : isLoaded ? "with a view that is loaded late" : "with a view that is not loaded"
      do { try await check(isShown: isShown, isLoaded: isLoaded) } catch { expect(false, "\(error)") }
    }
    if !faults.isEmpty { try report(Breach(description: faults.joined(separator: "\n")), at: sourceLocation) }
  }
}

/// An action that replaces the last child of a container, or fills an empty one.
private struct ReplaceLast<ViewController: ContainerViewController>: ContainerAction {
  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children = children.dropLast() + [viewController]
  }
}

private final class StayingViewController: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}
