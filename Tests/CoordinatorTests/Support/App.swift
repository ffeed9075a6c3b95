import Portolan

/// A window on screen with a router of its own.
@MainActor
final class App {
  let window: UIWindow
  let router: DefaultRouter
  let clock = ManualTransitionClock(beginning: .inCall)

  init(root: UIViewController?, isManual: Bool = false) {
    window = UIWindow()
    window.rootViewController = root
    if isManual { window.transitionClock = clock }
    window.makeKeyAndVisible()
    router = DefaultRouter(window: window)
  }

  /// Goes to one instance, wherever it is.
  func reveal(_ viewController: UIViewController) async throws {
    let step = GeneralStep.custom(using: InstanceFinder<UIViewController, Any?>(instance: viewController))
    try await router.navigate(to: step, animated: false)
  }
}

final class HomeViewController: UIViewController {}
final class FormViewController: UIViewController {}
final class DetailViewController: UIViewController {}
final class OtherViewController: UIViewController {}

/// A screen that does not let itself be dismissed.
final class EditorViewController: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

struct Failure: Error, Equatable {}

/// Lets everything run that can, for so many turns.
@MainActor
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Returns when something holds, or has not come to hold in so many turns that it never will: a task that has waited goes
/// on by way of another thread, and on a busy machine others have many turns before it.
@MainActor
func settle(until condition: () -> Bool) async {
  for _ in 0..<100_000 {
    if condition() { return }
    await Task.yield()
  }
}

@MainActor
func stack(_ viewControllers: UIViewController...) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.viewControllers = viewControllers
  return navigation
}

@MainActor
func tabs(_ viewControllers: UIViewController...) -> UITabBarController {
  let tabs = UITabBarController()
  for (index, viewController) in viewControllers.enumerated() {
    viewController.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
  }
  tabs.viewControllers = viewControllers
  return tabs
}

/// Counts calls.
@MainActor
final class Counter {
  private(set) var count = 0
  func add() { count += 1 }
}

/// Holds up whoever passes until it is opened.
@MainActor
final class Barrier {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  private(set) var arrivals = 0

  func pass() async {
    arrivals += 1
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

// Synchronous, as an async test would get UIKit's async forms.

@MainActor
func present(_ viewController: UIViewController, on presenter: UIViewController, animated: Bool = false) {
  presenter.present(viewController, animated: animated)
}

@MainActor
func dismiss(_ viewController: UIViewController, animated: Bool = false) {
  viewController.dismiss(animated: animated)
}
