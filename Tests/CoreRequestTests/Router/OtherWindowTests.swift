import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A router whose window is not the key window", .everyCompletion, .limited)
struct OtherWindowTests {
  private let app = App(root: stack(HomeViewController()))
  private let key = App(root: stack(InfoViewController()))

  init() {
    key.window.makeKey()
  }

  @Test("The root and the user's place are read from the router's own window")
  func ownWindow() async throws {
    #expect(try await app.router.navigate(to: .root).viewController === app.window.rootViewController)
    #expect(try await app.router.navigate(to: .current).viewController === app.window.rootViewController)
    let before = key.state
    let push = build(BagViewController.self).using(.push).from(find(UINavigationController.self)).from(.current)
    try await app.router.navigate(to: push)
    #expect(app.top is BagViewController)
    #expect(key.state == before)
  }

  @Test("A modal of an action in another window is taken back with everything else", arguments: [true, false])
  func undoneInOtherWindow(animated: Bool) async throws {
    let before = (app.state, key.state)
    let root = try #require(key.window.rootViewController)
    let present = GeneralAction.presentModally(startingFrom: .custom { root })
    let bag = build(BagViewController.self).using(present).from(.current)
    let step = bag.failing
    await #expect(throws: Failure.self) { try await app.router.navigate(to: step, animated: animated) }
    #expect(app.state == before.0)
    #expect(key.state == before.1)
  }

  @Test("When its window is gone it navigates in no other, and has kept nothing of it")
  func released() async throws {
    let router: DefaultRouter
    weak var window: UIWindow?
    weak var root: UIViewController?
    do {
      let own = App(root: stack(HomeViewController()))
      let push = build(BagViewController.self).using(.push).from(find(UINavigationController.self)).from(.current)
      try await own.router.navigate(to: push)
      (router, window, root) = (own.router, own.window, own.window.rootViewController)
    }
    key.window.makeKey()
    await until { window == nil && root == nil }
    #expect(window == nil)
    #expect(root == nil)
    let before = key.state
    await #expect(throws: RoutingError.self) { try await router.navigate(to: .root) }
    #expect(key.state == before)
  }
}
