import PortolanPreviews
import PortolanTestSupport
import PortolanTestTraits
import Testing

/// The screens of an app that counts what it builds.
private enum Shelf: Screen, Codable {
  case home, book(id: Int), locked, slow, moved

  @MainActor static var gate = Gate()

  var route: Route<Self> {
    switch self {
    case .home: .rootInNavigation
    case .book: .push
    case .locked: .push.guarded { _ in throw Failure() }
    case .slow: .push.guarded { _ in await Self.gate.pass() }
    case .moved: .push.redirected { _ in .home }
    }
  }
}

/// A root assembly that notes what it builds.
private struct Shelves: AssemblyDataSource {
  let built: Trace

  func getAssembly(key: Shelf) -> (any Assembly)? {
    InlineAssembly {
      built.note("\(key)")
      return UIViewController()
    }
  }
}

/// An observer that notes the decisions of a router, with the plan.
@MainActor
private final class EventNotes: RouterObserver {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  func router(did event: NavigationEvent) {
    if case .resolved(let plan) = event.what { note("\(plan)") }
    note(event.text)
  }
}

/// An app with a prepared screen or a preview.
@MainActor
private final class ShelfApp {
  let app = App(root: UIViewController())
  let built = Trace()
  var router: DefaultRouter { app.router }
  var stack: UINavigationController? { app.window.rootViewController as? UINavigationController }

  init() async throws {
    router.assembleScreens(with: Shelves(built: built))
    try await go(.home)
  }

  @discardableResult
  func go(_ screen: Shelf) async throws -> UIViewController {
    let shown = try await router.navigate(to: screen, animated: false).viewController
    await app.rest()
    return shown
  }
}

/// The suites of this file, one after another: a warning of low memory reaches all prepared screens of the process.
@Suite("Screens outside the hierarchy", .serialized)
enum OutsideTests {}

extension OutsideTests {
  @MainActor
  @Suite("A screen that is built ahead", .everyCompletion, .limited)
  struct PreparedScreenTests {
    private let book = Shelf.book(id: 7)

    @Test("The next navigation to a screen that is built ahead takes it, and the one after builds anew")
    func taken() async throws {
      let (shelf, other) = (try await ShelfApp(), try await ShelfApp())
      #expect(try await shelf.router.prepare(for: book))
      #expect(shelf.built.lines == ["home", "book(id: 7)"])
      let plan = try shelf.router.plan(to: book)
      let first = try await shelf.go(book)
      #expect(shelf.built.lines == ["home", "book(id: 7)"])
      #expect(first.screen(as: Shelf.self) == book)
      // The plans differ in the one word.
      var unprepared = plan
      unprepared.steps[1].source = .built
      #expect(try other.router.plan(to: book) == unprepared)
      try await shelf.go(.home)
      #expect(try await shelf.go(book) !== first)
      #expect(shelf.built.lines == ["home", "book(id: 7)", "book(id: 7)"])
    }

    @Test("The plan of a navigation names a screen as prepared until a navigation takes it or it is discarded")
    func plan() async throws {
      let shelf = try await ShelfApp()
      let plain = try shelf.router.plan(to: book)
      #expect(plain.steps.map(\.source) == [.found, .built])
      try await shelf.router.prepare(for: book)
      let plan = try shelf.router.plan(to: book)
      #expect(plan.steps.map(\.source) == [.found, .prepared])
      #expect(plan.description == plain.description.replacing("build      book", with: "prepared   book"))
      #expect(try shelf.router.plan(to: Shelf.book(id: 8)).steps.map(\.source) == [.found, .built])
      shelf.router.discardPrepared(book)
      #expect(try shelf.router.plan(to: book) == plain)
      try await shelf.router.prepare(for: book)
      try await shelf.go(book)
      #expect(try shelf.router.plan(to: book).isReached)
      try await shelf.go(.home)
      #expect(try shelf.router.plan(to: book) == plain)
    }

    @Test("A navigation to a prepared screen makes the same decisions as one to a screen that it builds")
    func decisions() async throws {
      func decisions(isPrepared: Bool) async throws -> [String] {
        let shelf = try await ShelfApp()
        if isPrepared { try await shelf.router.prepare(for: book) }
        let trace = Trace()
        shelf.router.add(EventNotes { trace.note($0) })
        try await shelf.go(book)
        return trace.lines
      }
      let plain = try await decisions(isPrepared: false)
      #expect(plain.count > 3)
      #expect(try await decisions(isPrepared: true) == plain)
    }

    @Test("The context tasks of a prepared screen run during the navigation, as often as without preparation")
    func tasks() async throws {
      func tasksOfNavigation(isPrepared: Bool) async throws -> [String] {
        let shelf = try await ShelfApp()
        let ran = Trace()
        shelf.router.add(
          InlineContextTask<UIViewController, Any?> { controller, _ in ran.note("\(type(of: controller))") })
        if isPrepared { try await shelf.router.prepare(for: book) }
        #expect(ran.lines.isEmpty)
        try await shelf.go(book)
        return ran.lines
      }
      let tasks = try await tasksOfNavigation(isPrepared: false)
      #expect(!tasks.isEmpty)
      #expect(try await tasksOfNavigation(isPrepared: true) == tasks)
    }

    @Test("A guard that denies a screen is asked before the screen is built ahead, unless it is said not to ask")
    func denied() async throws {
      let shelf = try await ShelfApp()
      await #expect(throws: Failure.self) { try await shelf.router.prepare(for: Shelf.locked) }
      #expect(try await !shelf.router.prepare(for: Shelf.moved))
      #expect(shelf.built.lines == ["home"])
      #expect(try await shelf.router.prepare(for: Shelf.locked, askingGuards: false))
      #expect(shelf.built.lines == ["home", "locked"])
      await #expect(throws: Failure.self) { try await shelf.go(.locked) }
      #expect(shelf.stack?.viewControllers.count == 1)
    }

    @Test("A screen that is shown, or prepared, is not built again")
    func shown() async throws {
      let shelf = try await ShelfApp()
      #expect(try await !shelf.router.prepare(for: Shelf.home))
      #expect(try await shelf.router.prepare(for: book))
      #expect(try await !shelf.router.prepare(for: book))
      #expect(shelf.built.lines == ["home", "book(id: 7)"])
    }

    @Test(
      "A prepared screen is released after a warning of low memory, and when it is discarded", arguments: [true, false])
    func released(byWarning: Bool) async throws {
      let shelf = try await ShelfApp()
      try await shelf.router.prepare(for: book)
      weak let prepared = shelf.router.preparedController(for: book)
      #expect(prepared != nil)
      if byWarning {
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      } else {
        shelf.router.discardPrepared(book)
      }
      await until { prepared == nil }
      #expect(prepared == nil)
      try await shelf.go(book)
      #expect(shelf.built.lines == ["home", "book(id: 7)", "book(id: 7)"])
    }

    @Test("Prepared screens are released with their router")
    func routerIsReleased() async throws {
      let shelf = try await ShelfApp()
      var router: DefaultRouter? = DefaultRouter(window: shelf.app.window)
      router?.assembleScreens(with: Shelves(built: shelf.built))
      try await router?.prepare(for: book)
      weak let prepared = router?.preparedController(for: book)
      #expect(prepared != nil)
      router = nil
      await until { prepared == nil }
      #expect(prepared == nil)
    }

    @Test("Each router has its own prepared screens")
    func routers() async throws {
      let (one, other) = (try await ShelfApp(), try await ShelfApp())
      try await one.router.prepare(for: book)
      try await other.go(book)
      #expect(other.built.lines == ["home", "book(id: 7)"])
      #expect(one.router.preparedController(for: book) != nil)
    }
  }

  @MainActor
  @Suite("The preview of a screen", .everyCompletion, .limited)
  struct ScreenPreviewTests {
    private let book = Shelf.book(id: 7)

    @Test(
      "A preview is built outside the hierarchy when the menu asks for it, and its commit navigates with that very controller"
    )
    func commit() async throws {
      let shelf = try await ShelfApp()
      let preview = ScreenPreview(of: book, by: shelf.router)
      await settle()
      #expect(shelf.built.lines == ["home"])
      let before = shelf.app.state
      let controller = try #require(preview.viewController)
      #expect(preview.viewController === controller)
      #expect(controller.parent == nil)
      #expect(shelf.app.state == before)
      preview.commit(animated: false)
      await until { shelf.stack?.topViewController === controller }
      #expect(shelf.stack?.topViewController === controller)
      #expect(controller.screen(as: Shelf.self) == book)
      #expect(shelf.built.lines == ["home", "book(id: 7)"])
    }

    @Test("A guard that denies or redirects the screen leaves the menu without a preview", arguments: [true, false])
    func denied(isRedirected: Bool) async throws {
      let shelf = try await ShelfApp()
      let preview = ScreenPreview(of: isRedirected ? Shelf.moved : .locked, by: shelf.router)
      await settle()
      #expect(preview.viewController == nil)
      #expect(shelf.built.lines == ["home"])
      preview.commit(animated: false)
      await settle()
      #expect(shelf.stack?.viewControllers.count == 1)
    }

    @Test("There is no preview before a guard has answered, and there is one afterwards")
    func slow() async throws {
      let shelf = try await ShelfApp()
      Shelf.gate = Gate()
      let preview = ScreenPreview(of: Shelf.slow, by: shelf.router)
      await settle()
      #expect(preview.viewController == nil)
      Shelf.gate.open()
      await until { preview.viewController != nil }
      #expect(preview.viewController != nil)
    }

    @Test("A preview that is let go leaves nothing that it has built")
    func letGo() async throws {
      let shelf = try await ShelfApp()
      weak var controller: UIViewController?
      do {
        let preview = ScreenPreview(of: book, by: shelf.router)
        await settle()
        controller = preview.viewController
        #expect(controller != nil)
        _ = preview.configuration { [UIAction(title: "Add") { _ in }] }
      }
      await until { controller == nil }
      #expect(controller == nil)
      #expect(shelf.router.preparedController(for: book) == nil)
    }

    @Test("A preview leaves the screen that the app has prepared")
    func prepared() async throws {
      let shelf = try await ShelfApp()
      try await shelf.router.prepare(for: book)
      let controller = try #require(shelf.router.preparedController(for: book))
      do {
        let preview = ScreenPreview(of: book, by: shelf.router)
        await settle()
        #expect(preview.viewController === controller)
      }
      #expect(shelf.router.preparedController(for: book) === controller)
      let preview = ScreenPreview(of: book, by: shelf.router)
      preview.commit(animated: false)
      await until { shelf.stack?.topViewController === controller }
      #expect(shelf.stack?.topViewController === controller)
      #expect(shelf.built.lines == ["home", "book(id: 7)"])
    }

    @Test("A preview of a screen that a guard denies leaves the one that the app has prepared")
    func preparedAndDenied() async throws {
      let shelf = try await ShelfApp()
      try await shelf.router.prepare(for: Shelf.locked, askingGuards: false)
      let preview = ScreenPreview(of: Shelf.locked, by: shelf.router)
      await settle()
      preview.commit(animated: false)
      await settle()
      #expect(shelf.router.preparedController(for: Shelf.locked) != nil)
    }

    @Test("A commit that finds the screen already there shows it, and keeps nothing")
    func alreadyThere() async throws {
      let shelf = try await ShelfApp()
      let preview = ScreenPreview(of: book, by: shelf.router)
      await settle()
      weak let controller = preview.viewController
      let shown = try await shelf.go(book)
      preview.commit(animated: false)
      await until { controller == nil }
      #expect(controller == nil)
      #expect(shelf.stack?.topViewController === shown)
    }
  }
}
