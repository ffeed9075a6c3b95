import Portolan
import PortolanArticles
import Testing

/// Cancels a navigation after each number of turns of the main actor, until it is too late.
@Suite("Cancelled after any number of turns", .serialized, .everyCompletion, .limited)
@MainActor
struct CancelledAtAnyTurnTests {
  /// An app that is about to navigate.
  @MainActor
  private struct Start {
    let app: App
    let step: DestinationStep<BagViewController, Any?>
  }

  /// The kinds of steps, and the places where they lead.
  enum Kind: String, CaseIterable {
    case push, modal, tab, detail, page, drawer, root, underModals, underStayingSheet, deepInOtherTab, ownContext
  }

  private static func start(_ kind: Kind) -> Start {
    let bag = build(BagViewController.self)
    let navigation = stack(HomeViewController(), InfoViewController())
    let push = bag.using(UINavigationController.push()).from(existing(navigation)).assemble()
    switch kind {
    case .push:
      return Start(app: App(root: navigation), step: push)
    case .modal:
      return Start(app: App(root: navigation), step: bag.using(.present).from(.current).assemble())
    case .tab:
      let tabs = tabs(navigation, stack(CatalogueViewController()))
      let step = bag.using(UITabBarController.add(at: 1, replacing: true)).from(existing(tabs)).assemble()
      return Start(app: App(root: tabs), step: step)
    case .detail:
      let split = columns(navigation, stack(CatalogueViewController()))
      let step = bag.using(UISplitViewController.pushToDetails()).from(existing(split)).assemble()
      return Start(app: App(root: split), step: step)
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([CatalogueViewController()], direction: .forward, animated: false)
      let step = bag.using(UIPageViewController.setAsPage()).from(existing(pages)).assemble()
      return Start(app: App(root: pages), step: step)
    case .drawer:
      let drawer = DrawerViewController([navigation, CatalogueViewController()])
      return Start(app: App(root: drawer), step: bag.using(PutIntoDrawer()).from(existing(drawer)).assemble())
    case .root:
      let app = App(root: navigation)
      app.present(LoginViewController())
      return Start(app: app, step: bag.using(.replaceRoot).from(.root).assemble())
    case .underModals:
      let app = App(root: navigation)
      app.present(LoginViewController())
      app.present(AccountViewController())
      return Start(app: app, step: push)
    case .underStayingSheet:
      let app = App(root: navigation)
      app.present(LoginViewController()).staysDuringNavigation = true
      return Start(app: app, step: push)
    case .deepInOtherTab:
      let app = App(root: tabs(CatalogueViewController(), navigation))
      app.present(LoginViewController())
      let account = build(AccountViewController.self).using(UINavigationController.push()).from(existing(navigation))
      let step = bag.using(UINavigationController.push()).from(.navigationController)
        .using(.present).from(account).assemble()
      return Start(app: app, step: step)
    case .ownContext:
      let account = AccountViewController()
      account.definesPresentationContext = true
      let present = GeneralAction.presentModally(presentationStyle: .overCurrentContext)
      let app = App(root: tabs(navigation, account))
      return Start(app: app, step: bag.using(present).from(existing(account)).assemble())
    }
  }

  @Test("Everything is as it was, or the screen is reached", .headlessOnly, arguments: Kind.allCases, [true, false])
  func cancelled(kind: Kind, animated: Bool) async throws {
    // On a busy machine the end may come later than after any of these.
    for turns in Array(0..<40) + Array(stride(from: 40, to: 300, by: 10)) {
      let start = Self.start(kind)
      await start.app.rest()
      let before = start.app.state
      let request = Task { try await start.app.router.navigate(to: start.step, animated: animated).viewController }
      for _ in 0..<turns { await Task.yield() }
      request.cancel()
      let result = await request.result
      await start.app.rest()
      switch result {
      case .success(let bag):
        #expect(bag.viewIfLoaded?.window === start.app.window)
        return
      case .failure(let error):
        try #require(error is CancellationError)
        try #require(start.app.state == before, "after \(turns) turns")
      }
    }
  }
}
