import Portolan
import Testing

@MainActor
@Suite("Closing a screen", .everyCompletion, .limited)
struct CloseTests {
  private final class Member: RouterObserver {
    private(set) var routers: [ObjectIdentifier] = []
    private(set) var ends = 0

    func router(did event: NavigationEvent) { if case .reached = event.what { ends += 1 } }
    func didJoin(_ router: DefaultRouter) { routers.append(ObjectIdentifier(router)) }
  }

  @Test("The observers of the router hear of it, and join no other router")
  func observers() async throws {
    let app = App(root: HomeViewController())
    let member = Member()
    app.router.add(member)
    let info = app.present(InfoViewController())
    #expect(try await app.router.close(info))
    #expect(member.ends == 1)
    #expect(member.routers == [ObjectIdentifier(app.router)])
  }

  @Test("A window without a router of its own has none meanwhile, which would know no guard of the app")
  func routerOfWindow() async throws {
    let window = UIWindow()
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let screen = DraftViewController()
    var routers: [(any Router)?] = []
    screen.whenAsked = { routers.append(WindowState.of(window).router) }
    window.rootViewController?.present(screen, animated: false)
    await TransitionWait.untilAtRest(window)
    #expect(try await screen.close(animated: false))
    #expect(routers.count == 1 && routers[0] == nil)
  }

  @Test("A screen that comes onto a hidden stack while another one is asked is asked, too", arguments: [true, false])
  func askedLater(mayLeave: Bool) async throws {
    let (home, draft, late) = (HomeViewController(), DraftViewController(), DraftViewController())
    let hidden = stack(home, draft)
    let app = App(root: tabs(BagViewController(), hidden))
    var questions: [String] = []
    draft.whenAsked = {
      questions.append("draft")
      app.atOnce { hidden.pushViewController(late, animated: false) }
    }
    late.whenAsked = { questions.append("late") }
    late.answer = .success(mayLeave)
    if mayLeave {
      #expect(try await draft.close())
      #expect(hidden.viewControllers == [home])
    } else {
      let error = await #expect(throws: RoutingError.self) { try await draft.close() }
      #expect(error?.code == .leaveDenied)
      #expect(hidden.viewControllers == [home, draft, late])
    }
    #expect(questions == ["draft", "late"])
  }
}
