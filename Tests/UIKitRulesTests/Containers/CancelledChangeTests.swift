import Portolan
import Testing

// Source: developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:): with false the original
// view controller is still displayed.
@MainActor
@Suite(
  "A change of a stack with an animation of the app", .rule(.navigation), .headlessOnly, .tags(.documented), .limited)
struct CancelledChangeTests {
  private final class Canceller: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private(set) var shown: [String] = []
    private(set) var ended: [Bool] = []
    var completes = false

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController.title ?? "") }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(completes)
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
  }

  /// A change of the stack of a, b and c.
  enum Change: CaseIterable {
    case push, pop, popToRoot, otherList, otherTop

    /// The title of the controller that would have been on top.
    var newcomer: String {
      switch self {
      case .push, .otherTop: "new"
      case .pop: "b"
      case .popToRoot, .otherList: "a"
      }
    }
  }

  private let journal = Journal()

  @Test("A change of a stack that its animation cancels leaves all as it was", arguments: Change.allCases)
  func cancelled(change: Change) async throws {
    let canceller = Canceller()
    let navigation = UINavigationController()
    let before = ["a", "b", "c"].map(journal.controller)
    navigation.viewControllers = before
    let screen = Screen(navigation)
    await settle()
    navigation.delegate = canceller
    _ = journal.take()
    let new = journal.controller("new")
    switch change {
    case .push: navigation.pushViewController(new, animated: true)
    case .pop: navigation.popViewController(animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .otherList: navigation.setViewControllers([new, before[0]], animated: true)
    case .otherTop: navigation.setViewControllers([before[0], before[1], new], animated: true)
    }
    await settle()
    #expect(canceller.ended == [false])
    #expect(canceller.shown.isEmpty)
    #expect(navigation.viewControllers == before)
    #expect(navigation.transitionCoordinator == nil)
    #expect(before.allSatisfy { $0.parent === navigation && !$0.isMovingFromParent })
    #expect(before[2].view.window === screen.window)
    #expect(before[0].viewIfLoaded?.window == nil)
    #expect(new.parent == nil)
    #expect(new.viewIfLoaded?.window == nil)
    #expect(!new.isMovingToParent)
    // See InterruptedPopTests for the source: without viewWillAppear from iOS 18 on.
    #expect(journal.take().suffix(2) == ["\(change.newcomer) didDisappear", "c didAppear"])
    // The next change is like any other.
    navigation.delegate = nil
    navigation.pushViewController(new, animated: true)
    await settle()
    #expect(navigation.viewControllers == before + [new])
    #expect(new.view.window === screen.window)
  }

  @Test("A stack shows the views that an animation has added to the container of its transition")
  func completed() async throws {
    let animator = Canceller()
    animator.completes = true
    let navigation = UINavigationController(rootViewController: journal.controller("a"))
    let screen = Screen(navigation)
    await settle()
    navigation.delegate = animator
    let new = journal.controller("new")
    navigation.pushViewController(new, animated: true)
    await settle()
    #expect(new.view.isDescendant(of: navigation.view))
    navigation.popViewController(animated: true)
    await settle()
    #expect(animator.ended == [true, true])
    #expect(navigation.topViewController?.view.isDescendant(of: navigation.view) == true)
    #expect(new.view.window == nil)
    withExtendedLifetime(screen) {}
  }

  @Test("A controller whose push an animation has cancelled is released")
  func released() async throws {
    let canceller = Canceller()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    await settle()
    navigation.delegate = canceller
    weak var pushed: UIViewController?
    do {
      let new = UIViewController()
      pushed = new
      navigation.pushViewController(new, animated: true)
    }
    await settle()
    #expect(pushed == nil)
    withExtendedLifetime(screen) {}
  }
}
