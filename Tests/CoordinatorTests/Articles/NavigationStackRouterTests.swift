import Portolan
import PortolanArticles
import Testing

@Suite("A router over a navigation controller", .everyCompletion, .limited)
@MainActor
struct NavigationStackRouterTests {
  /// A stack on screen with one screen that was pushed on it, and a count of the calls of that push's completion.
  @MainActor
  final class Pushed {
    let home = HomeViewController()
    let form = FormViewController()
    let popped = Counter()
    let navigation: UINavigationController
    let router: NavigationStackRouter
    let app: App

    init(isManual: Bool = false) {
      navigation = stack(home)
      app = App(root: navigation, isManual: isManual)
      router = NavigationStackRouter(rootController: navigation)
      router.push(form, animated: false) { [popped] in popped.add() }
      if isManual { app.clock.runToEnd() }
    }

    /// The number of calls, when there are as many as expected or everything has run that can.
    func count(expecting expected: Int) async -> Int {
      await until { popped.count >= expected }
      await settle()
      return popped.count
    }
  }

  /// The ways a screen can leave its stack.
  enum WayOut: CaseIterable {
    case pop, popByHand, back, swipeBack, popToRoot, popToRootByHand, setRoot, setViewControllers, windowRoot
    case popWhileCovered, presentedOverAndPopped, toAnotherStack

    /// The cases that can be made to happen: on UIKit, those without a gesture of the user's.
    static var possible: [WayOut] { allCases.filter { canMakeGestures || ![.back, .swipeBack].contains($0) } }

    @MainActor
    func take(_ pushed: Pushed) throws {
      let navigation = pushed.navigation
      switch self {
      case .pop: pushed.router.pop()
      case .popByHand: navigation.popViewController(animated: true)
      case .back: try pushed.app.window.user.back()
      case .swipeBack: try pushed.app.window.user.swipeBack()
      case .popToRoot:
        pushed.router.push(DetailViewController())
        pushed.router.popToRoot()
      case .popToRootByHand:
        navigation.pushViewController(DetailViewController(), animated: true)
        navigation.popToRootViewController(animated: true)
      case .setRoot: pushed.router.setRoot(OtherViewController())
      case .setViewControllers: navigation.setViewControllers([pushed.home, DetailViewController()], animated: true)
      case .windowRoot: pushed.app.window.rootViewController = OtherViewController()
      case .popWhileCovered:
        pushed.router.push(DetailViewController())
        navigation.setViewControllers([pushed.home, navigation.viewControllers[2]], animated: false)
      case .presentedOverAndPopped:
        pushed.router.present(OtherViewController())
        navigation.popViewController(animated: false)
      case .toAnotherStack:
        navigation.viewControllers = [pushed.home]
        present(stack(pushed.form), on: navigation)
      }
    }
  }

  @Test("The completion of a push runs once, whichever way the screen leaves", arguments: WayOut.possible)
  func everyWayOut(_ way: WayOut) async throws {
    let pushed = Pushed()
    #expect(await pushed.count(expecting: 0) == 0)

    try way.take(pushed)

    #expect(await pushed.count(expecting: 1) == 1)
  }

  @Test("A swipe back that is let go leaves the completion for later", .headlessOnly)
  func swipeLetGo() async throws {
    let pushed = Pushed(isManual: true)
    try pushed.app.window.user.swipeBack(completing: false)
    pushed.app.clock.runToEnd()
    #expect(await pushed.count(expecting: 0) == 0)

    try pushed.app.window.user.swipeBack(completing: true)
    #expect(await pushed.count(expecting: 0) == 0, "the swipe is still under way")
    pushed.app.clock.runToEnd()
    #expect(await pushed.count(expecting: 1) == 1)
  }

  @Test("A pop that is not animated has run the completion when it returns")
  func popAtOnce() async throws {
    let pushed = Pushed()
    pushed.router.pop(animated: false)
    #expect(pushed.popped.count == 1)
  }

  @Test("Dismissing the whole stack runs the completions of all its screens", .headlessOnly, arguments: [true, false])
  func dismissal(byUser: Bool) async throws {
    let app = App(root: HomeViewController())
    let navigation = stack(HomeViewController())
    let router = NavigationStackRouter(rootController: navigation)
    let popped = Counter()
    present(navigation, on: try #require(app.window.rootViewController))
    let screens = [FormViewController(), FormViewController()]
    for screen in screens { router.push(screen, animated: false) { popped.add() } }
    await app.rest()

    if byUser { try app.window.user.swipeDown() } else { dismiss(navigation) }

    await until { popped.count == 2 }
    await settle()
    #expect(popped.count == 2)
  }

  @Test("A controller that a stack router presents during the dismissal of a sheet comes after it", .headlessOnly)
  func presentedWhileDismissing() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation, isManual: true)
    let router = NavigationStackRouter(rootController: navigation)
    let sheet = app.present(FormViewController())
    dismiss(sheet, animated: true)
    #expect(sheet.isBeingDismissed)
    let other = OtherViewController()
    router.present(other, animated: false)
    app.clock.runToEnd()
    await settle()
    app.clock.runToEnd()
    #expect(sheet.presentingViewController == nil)
    #expect(navigation.presentedViewController === other)
  }

  @Test("A stack that is on no screen runs the completion when it is popped, or replaced behind the router's back")
  func offScreen() async throws {
    let navigation = stack(HomeViewController())
    let router = NavigationStackRouter(rootController: navigation)
    let popped = Counter()
    router.push(FormViewController()) { popped.add() }
    router.pop()
    #expect(popped.count == 1)

    router.push(FormViewController()) { popped.add() }
    await settle()
    navigation.viewControllers = [navigation.viewControllers[0]]
    await until { popped.count == 2 }
    #expect(popped.count == 2)
  }

  @Test("Releasing the navigation controller runs the completion, although other code keeps the screen")
  func released() async throws {
    let form = FormViewController()
    let popped = Counter()
    var navigation: UINavigationController? = stack(HomeViewController())
    let router = NavigationStackRouter(rootController: navigation!)
    router.push(form) { popped.add() }
    await settle()
    navigation = nil

    await until { popped.count == 1 }
    #expect(router.rootController == nil)
    #expect(popped.count == 1)
  }

  @Test("A navigation that takes the screen away and puts it back does not run the completion")
  func undone() async throws {
    let pushed = Pushed()
    let route = build(OtherViewController.self).using(FailingAction())
      .from(.found(by: InstanceFinder<UIViewController, Any?>(instance: pushed.home)))

    await #expect(throws: Failure.self) { try await pushed.app.router.navigate(to: route, animated: false) }

    #expect(pushed.navigation.topViewController === pushed.form)
    #expect(await pushed.count(expecting: 0) == 0)
    pushed.router.pop()
    #expect(await pushed.count(expecting: 1) == 1)
  }

  @Test("The same screen can be pushed again once it was popped")
  func pushedAgain() async throws {
    let pushed = Pushed()
    pushed.router.pop()
    await pushed.app.rest()
    pushed.router.push(pushed.form) { [popped = pushed.popped] in popped.add() }
    #expect(await pushed.count(expecting: 1) == 1)
    await pushed.app.rest()
    pushed.router.pop()
    await until { pushed.popped.count == 2 }
    #expect(pushed.popped.count == 2)
  }

  @Test("A stack router dismisses the latest modal first, and runs the completion even if there is none")
  func presenting() async throws {
    let pushed = Pushed()
    let dismissed = Counter()
    let first = OtherViewController()
    pushed.router.present(first, animated: false)
    await pushed.app.rest()
    pushed.router.present(DetailViewController(), animated: false)
    #expect(first.presentedViewController is DetailViewController)
    await pushed.app.rest()

    pushed.router.dismiss(animated: false) { dismissed.add() }
    await pushed.app.rest()
    #expect(first.presentedViewController == nil)
    pushed.router.dismiss(animated: false) { dismissed.add() }
    await pushed.app.rest()
    #expect(pushed.navigation.presentedViewController == nil)
    pushed.router.dismiss(animated: false) { dismissed.add() }
    await until { dismissed.count == 3 }
    #expect(dismissed.count == 3)
  }

  @Test("Another root can hide the bar, and a stack router ignores calls on which UIKit raises")
  func rootAndRefusals() async throws {
    let pushed = Pushed()
    pushed.router.setRoot(pushed.home, hideBar: true)
    #expect(pushed.navigation.isNavigationBarHidden)
    pushed.router.push(pushed.home)
    for container in [UINavigationController(), UISplitViewController()] {
      pushed.router.push(container)
      pushed.router.setRoot(container)
    }
    #expect(pushed.navigation.viewControllers == [pushed.home])
  }

  @Test("Two taps present a screen once, and a screen that is presented or on a stack stays in its place")
  func presentedTwice() async throws {
    let pushed = Pushed()
    let sheet = OtherViewController()
    pushed.router.present(sheet)
    pushed.router.present(sheet)
    await pushed.app.rest()
    pushed.router.present(sheet, animated: false)
    pushed.router.present(pushed.form, animated: false)
    pushed.router.push(sheet, animated: false)
    pushed.router.setRoot(sheet)
    await pushed.app.rest()
    #expect(pushed.navigation.viewControllers == [pushed.home, pushed.form])
    #expect(pushed.navigation.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
  }

  @Test("A screen that is dismissed while it is being presented goes, and the completion runs once")
  func dismissedWhileComing() async throws {
    let pushed = Pushed()
    let dismissed = Counter()
    pushed.router.present(OtherViewController())
    pushed.router.dismiss { dismissed.add() }
    await until { dismissed.count == 1 }
    await settle()
    #expect(dismissed.count == 1)
    #expect(pushed.navigation.presentedViewController == nil)
  }

  @Test("When no controller is watched any more, no view has a subview of the router")
  func noTraces() async throws {
    let pushed = Pushed()
    pushed.router.pop()
    await until { pushed.popped.count == 1 }
    #expect(pushed.form.view.subviews.isEmpty)
  }
}
