#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport
  import Testing

  @MainActor
  @Suite("Random walks", .headlessOnly)
  struct RandomWalkTests {
    @Test("Callbacks stay balanced, and who has appeared is who is in the window", arguments: 0..<60)
    func balanced(seed: UInt64) throws {
      let walk = Walk(seed: seed)
      for _ in 0..<80 {
        _ = UIKitWarnings.collect { walk.step() }
        try walk.check()
      }
    }
  }

  /// One window with random events.
  @MainActor
  private final class Walk {
    private var random: SeededGenerator
    private let clock = ManualTransitionClock()
    private let window = UIWindow(frame: .zero)
    private var all: [BalancedViewController] = []
    private var history: [String] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      window.headless.transitionClock = clock
      window.rootViewController = container()
      window.makeKeyAndVisible()
    }

    private func leaf() -> BalancedViewController {
      let controller = BalancedViewController()
      all.append(controller)
      return controller
    }

    private func container() -> UIViewController {
      switch random.below(3) {
      case 0: return UINavigationController(rootViewController: leaf())
      case 1:
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: leaf()), leaf()]
        return tabs
      default: return leaf()
      }
    }

    private var top: UIViewController? {
      guard var top = window.rootViewController else { return nil }
      while let presented = top.presentedViewController { top = presented }
      return top
    }

    private var navigation: UINavigationController? {
      let candidate = (top as? UITabBarController)?.selectedViewController ?? top
      return candidate as? UINavigationController
    }

    func step() {
      let isAnimated = random.below(2) == 0
      let action = random.below(11)
      history.append("\(action)\(isAnimated ? " animated" : "")")
      switch action {
      case 0, 1: navigation?.pushViewController(leaf(), animated: isAnimated)
      case 2: navigation?.popViewController(animated: isAnimated)
      case 3: navigation?.setViewControllers([leaf(), leaf()], animated: isAnimated)
      case 4:
        navigation?.setViewControllers(Array((navigation?.viewControllers ?? []).reversed()), animated: isAnimated)
      case 5: present(animated: isAnimated)
      case 6: top?.dismiss(animated: isAnimated, completion: nil)
      case 7: window.rootViewController?.dismiss(animated: isAnimated, completion: nil)
      case 8: (top as? UITabBarController)?.selectedIndex = random.below(2)
      case 9: gesture()
      default: clock.step()
      }
    }

    private func present(animated: Bool) {
      let modal = container()
      let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen]
      modal.modalPresentationStyle = styles[random.below(styles.count)]
      top?.present(modal, animated: animated, completion: nil)
    }

    private func gesture() {
      let completing = random.below(2) == 0
      if random.below(2) == 0 {
        try? window.user.swipeBack(completing: completing)
      } else {
        _ = try? window.user.swipeDown(completing: completing)
      }
    }

    func check() throws {
      for controller in all {
        try #require(controller.fault == nil, "\(controller.fault ?? "") after \(history)")
      }
      guard clock.isIdle else { return }
      for controller in all {
        let isInWindow = controller.viewIfLoaded?.window != nil
        try #require(controller.state == (isInWindow ? .appeared : .disappeared), "after \(history)")
        try #require(!controller.isBeingPresented && !controller.isBeingDismissed, "after \(history)")
        try #require(!controller.isMovingToParent && !controller.isMovingFromParent, "after \(history)")
        try #require(controller.parent == nil || controller.parent?.children.contains(controller) == true)
      }
    }
  }

  /// A controller that records callbacks that do not follow from the previous ones.
  private final class BalancedViewController: UIViewController {
    enum State { case disappeared, appearing, appeared, disappearing }
    private(set) var state = State.disappeared
    private(set) var fault: String?

    private func go(to new: State, from allowed: State...) {
      if !allowed.contains(state) { fault = "\(state) -> \(new)" }
      state = new
    }

    override func viewWillAppear(_ animated: Bool) { go(to: .appearing, from: .disappeared, .disappearing) }
    override func viewDidAppear(_ animated: Bool) {
      // From disappearing only while a pop is cancelled; see InterruptedPopTests.
      go(to: .appeared, from: .appearing, transitionCoordinator?.isCancelled == true ? .disappearing : .appearing)
    }
    override func viewWillDisappear(_ animated: Bool) { go(to: .disappearing, from: .appeared, .appearing) }
    override func viewDidDisappear(_ animated: Bool) { go(to: .disappeared, from: .disappearing) }
  }
#endif
