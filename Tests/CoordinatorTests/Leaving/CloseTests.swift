import Portolan
import Testing

/// An observer that calls a closure with the number of events before each.
private final class EventCounter: RouterObserver {
  private(set) var events = 0
  var act: @MainActor (Int) -> Void = { _ in }

  func router(did event: NavigationEvent) {
    act(events)
    events += 1
  }
}

/// A stack of an app's own that puts each screen into a card.
private final class CardStack: UIViewController, ContainerViewController {
  private(set) var screens: [UIViewController] = []

  var containerAdapter: any ContainerAdapter { Adapter(owner: self) }

  func set(_ new: [UIViewController]) {
    for card in children {
      guard let screen = card.children.first, !new.contains(screen) else { continue }
      for leaving in [screen, card] {
        leaving.willMove(toParent: nil)
        leaving.removeFromParent()
      }
    }
    for screen in new where screen.parent == nil {
      let card = UIViewController()
      card.addChild(screen)
      screen.didMove(toParent: card)
      addChild(card)
      card.didMove(toParent: self)
    }
    screens = new
  }

  private struct Adapter: ContainerAdapter {
    let owner: CardStack

    var containedViewControllers: [UIViewController] { owner.screens }
    var visibleViewControllers: [UIViewController] { owner.screens.suffix(1) }
    var isStack: Bool { true }

    func viewControllersRemoved(byShowing child: UIViewController) -> [UIViewController] {
      owner.screens.firstIndex(of: child).map { Array(owner.screens[($0 + 1)...]) } ?? []
    }

    func makeVisible(_ child: UIViewController, animated: Bool) async throws {
      owner.set(owner.screens.dropLast(viewControllersRemoved(byShowing: child).count))
    }

    func setContainedViewControllers(_ new: [UIViewController], animated: Bool) async throws { owner.set(new) }
  }
}

@Suite("Closing a screen however it was opened", .everyCompletion, .limited)
@MainActor
struct CloseTests {
  @Test("Closing a pushed screen pops it, with the screens over it")
  func pushed() async throws {
    let home = HomeViewController()
    let form = FormViewController()
    let navigation = stack(home, form, DetailViewController())
    let app = App(root: navigation)
    present(OtherViewController(), on: navigation)

    #expect(try await form.close())

    #expect(navigation.viewControllers == [home])
    #expect(navigation.presentedViewController == nil)
    _ = app
  }

  @Test("A screen whose view is in the window and whose containers are not is nothing to be closed")
  func nowhere() async throws {
    let app = App(root: HomeViewController())
    let form = FormViewController()
    let detached = stack(HomeViewController(), form)
    app.window.addSubview(try #require(detached.view))
    let before = app.state
    #expect(try await !form.close())
    #expect(app.state == before)
    #expect(detached.topViewController === form)
  }

  @Test("A presented screen is dismissed, also from inside its stack and from a child of it", arguments: [0, 1, 2])
  func presented(depth: Int) async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let form = FormViewController()
    let child = UIViewController()
    form.addChild(child)
    child.didMove(toParent: form)
    let navigation = stack(form)
    present(navigation, on: home)

    #expect(try await [navigation, form, child][depth].close())

    #expect(home.presentedViewController == nil)
    _ = app
  }

  @Test("A tab of a presented container is no step on a way: closing it leaves everything as it is", arguments: [0, 1])
  func tabOfModal(selected: Int) async throws {
    let home = HomeViewController()
    let app = App(root: home)
    let modal = tabs(FormViewController(), DetailViewController())
    present(modal, on: home)
    modal.selectedIndex = selected
    let before = app.state

    #expect(try await modal.viewControllers?[selected].close() == false)

    #expect(app.state == before)
  }

  /// The ways in which a route opens a screen in another tab.
  enum Opening: String, CaseIterable { case shown, pushed, presentedInItsContext }

  @Test(
    "A screen that a route opened in another tab leads back to the tab where the user was, and that tab leads nowhere",
    arguments: Opening.allCases)
  func inOtherTab(opening: Opening) async throws {
    let (home, other) = (HomeViewController(), OtherViewController())
    other.definesPresentationContext = opening == .presentedInItsContext
    let second = stack(other)
    let tabs = tabs(stack(home), second)
    let app = App(root: tabs)
    let form = build(UIViewController.self)
    let inContext: PresentModallyAction = .present(as: .style(.overCurrentContext), startingFrom: .custom { other })
    let step: DestinationStep<UIViewController, Any?> =
      switch opening {
      case .shown: existing(other as UIViewController)
      case .pushed: form.using(UINavigationController.push()).from(existing(second))
      case .presentedInItsContext: form.using(inContext).from(existing(other))
      }
    let screen = try await app.router.navigate(to: step, animated: false).viewController
    #expect(tabs.selectedIndex == 1)
    #expect((screen.presentingViewController === other) == (opening == .presentedInItsContext))

    #expect(try await screen.close())

    #expect(tabs.selectedIndex == 0)
    #expect(second.viewControllers == [other])
    #expect(other.presentedViewController == nil)
    #expect(try await !home.close())
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A cancellation while a screen in another tab closes leaves everything as it was", arguments: 0..<12)
  func cancelled(after events: Int) async throws {
    let second = stack(OtherViewController())
    let app = App(root: tabs(stack(HomeViewController()), second))
    let step = build(FormViewController.self).using(UINavigationController.push()).from(existing(second))
    let form = try await app.router.navigate(to: step, animated: false).viewController
    let before = app.state
    let observer = EventCounter()
    app.router.add(observer)
    let closing = Task { try await app.router.close(form) }
    observer.act = { if $0 == events { closing.cancel() } }
    switch await closing.result {
    case .success: #expect(second.viewControllers.count == 1 && app.top is HomeViewController)
    case .failure(let error):
      #expect(error is CancellationError)
      #expect(app.state == before)
    }
  }

  @Test(
    "The top of several screens that a route opened in another tab leads to the one below, and the lowest one to the tab before",
    arguments: ["pushed", "modal", "in a new stack"])
  func severalInTab(way: String) async throws {
    let second = stack(OtherViewController())
    let tabs = tabs(stack(HomeViewController()), second)
    let app = App(root: tabs)
    let navigation = existing(second)
    let newForm = build(FormViewController.self).using(UINavigationController.push())
    let form =
      way == "in a new stack"
      ? newForm.from(.navigationController).using(.present)
        .from(.found(by: InstanceFinder<UIViewController, Any?>(instance: second))).assemble()
      : newForm.from(navigation).assemble()
    let detail = build(DetailViewController.self)
    let step =
      way == "modal"
      ? detail.using(.present).from(form).assemble()
      : detail.using(UINavigationController.push()).from(form.expectingContainer()).assemble()
    let top = try await app.router.navigate(to: step, animated: false).viewController

    #expect(try await top.close())

    #expect(tabs.selectedIndex == 1)
    let below = try #require(app.top as? FormViewController)
    #expect(try await below.close())
    #expect(tabs.selectedIndex == 0)
    #expect(second.viewControllers.count == 1)
  }

  @Test("After a tap of the user's on another tab, nothing leads back", .headlessOnly)
  func tabOfTheUser() async throws {
    let other = OtherViewController()
    let third = DetailViewController()
    let tabs = tabs(stack(HomeViewController()), stack(other), stack(third))
    let app = App(root: tabs)
    try app.window.user.tap(tab: "Tab 2")
    #expect(try await !third.close())
    #expect(tabs.selectedIndex == 2)
  }

  @Test("If the user has moved on to a third tab, closing the screen of a route leaves them there", .headlessOnly)
  func movedOn() async throws {
    let other = OtherViewController()
    let tabs = tabs(stack(HomeViewController()), stack(other), stack(DetailViewController()))
    let app = App(root: tabs)
    try await app.reveal(other)
    try app.window.user.tap(tab: "Tab 2")
    #expect(try await !other.close())
    #expect(tabs.selectedIndex == 2)
  }

  @Test("A screen in a hidden tab leaves without that tab's being selected")
  func hidden() async throws {
    let form = FormViewController()
    let hidden = stack(OtherViewController(), form)
    let tabs = tabs(stack(HomeViewController()), hidden)
    let app = App(root: tabs)

    #expect(try await form.close())

    #expect(hidden.viewControllers.count == 1)
    #expect(tabs.selectedIndex == 0)
    _ = app
  }

  @Test("The root of the window stays, and a screen in no window has left already")
  func nothingBehind() async throws {
    let home = HomeViewController()
    let app = App(root: stack(home))
    #expect(try await !home.close())
    #expect(try await !FormViewController().close())
    #expect(app.window.rootViewController?.children == [home])
  }

  @Test("If a controller refuses to leave, nothing moves, and the error names it", arguments: [true, false])
  func refused(isHidden: Bool) async throws {
    let form = FormViewController()
    let inner = stack(HomeViewController(), form, EditorViewController())
    let root: UIViewController = isHidden ? tabs(stack(OtherViewController()), inner) : inner
    let app = App(root: root)

    let error = await #expect(throws: RoutingError.self) { try await form.close() }

    #expect(error?.code == .notDismissible)
    #expect(inner.viewControllers.count == 3)
    _ = app
  }

  #if !canImport(UIKit)
    @Test("A screen that a route showed in More leads back to the tab where the user was", arguments: [true, false])
    func more(isPushed: Bool) async throws {
      let (first, last) = (stack(HomeViewController()), stack(OtherViewController(), DetailViewController()))
      let tabs = UITabBarController()
      tabs.viewControllers = [first] + (0..<5).map { _ in UIViewController() } + [last]
      let app = App(root: tabs)
      app.atOnce { app.window.user.resize(to: .compact) }
      let screen = last.viewControllers[isPushed ? 1 : 0]
      try await app.reveal(screen)
      #expect(tabs.selectedViewController === last)

      #expect(try await screen.close())

      await app.rest()
      #expect(tabs.selectedViewController === first)
    }
  #endif

  @Test("Closing a screen that its stack has put into a card shows the screen before it")
  func inCard() async throws {
    let (home, form, cards) = (HomeViewController(), FormViewController(), CardStack())
    cards.set([home, form])
    let app = App(root: cards)
    #expect(try await form.close(animated: false))
    #expect(cards.screens == [home])
    #expect(try await !home.close(animated: false))
    _ = app
  }
}
