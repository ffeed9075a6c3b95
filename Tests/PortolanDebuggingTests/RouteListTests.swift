#if !canImport(UIKit)
  import PortolanDebugging
  import PortolanTestSupport
  import PortolanTestTraits
  import Testing

  @MainActor
  @Suite("The list of routes", .limited)
  struct RouteListTests {
    enum Shelf: Screen, Codable {
      case home, book(id: Int), secret

      static let links = LinkTable<Shelf>.trusting("https://library.example") {
        Link("/", .home)
        Link("/books/{id}", Shelf.book) { if case .book(let id) = $0 { id } else { nil } }
      }

      var route: Route<Self> { self == .home ? .rootInNavigation : .push(onto: .home) }
      var assembly: any Assembly {
        InlineAssembly {
          let controller = UIViewController()
          controller.title = "\(self)"
          return controller
        }
      }
    }

    private let app = App(root: UIViewController())
    private let log = NavigationLog(limit: 2)

    /// The row of the first navigation.
    private var navigation: String { "\(log.entries.last?.request ?? 0) to home" }

    private func open() async throws {
      app.router.add(log)
      try await app.router.navigate(to: Shelf.home, animated: false)
      let list = RouteListViewController(
        of: [.home, .book(id: 42), .secret], by: app.router, links: Shelf.links, log: log)
      app.present(UINavigationController(rootViewController: list))
    }

    @Test("The list of routes shows each screen with its link and its plan from here, and the latest navigations")
    func contents() async throws {
      try await open()
      let text = app.window.renderedText
      for part in [
        "book(id: 42)", "https://library.example/books/42", "push", "no link", "Latest navigations", navigation,
      ] {
        #expect(text.contains(part), "\(part) is missing in\n\(text)")
      }
      #expect(text.contains("present") == false, "\(text)")
    }

    @Test("The list of routes opens the screen of a row, and is gone then")
    func row() async throws {
      try await open()
      try app.window.user.tap(row: "book(id: 42)")
      await until { app.top?.screen() == Shelf.book(id: 42) }
      #expect(app.top?.screen() == Shelf.book(id: 42))
    }

    @Test("The list of routes opens a typed link, and shows the fault of a wrong link")
    func link() async throws {
      try await open()
      try app.window.user.tap(barButton: "Open link")
      try app.window.user.type("https://library.example/nowhere", into: "Link")
      try app.window.user.tap(alertAction: "Open")
      await settle()
      #expect(app.window.renderedText.contains("nowhere"), "\(app.window.renderedText)")
      try app.window.user.tap(alertAction: "OK")
      try app.window.user.tap(barButton: "Open link")
      try app.window.user.type("https://library.example/books/7", into: "Link")
      try app.window.user.tap(alertAction: "Open")
      await until { app.top?.screen() == Shelf.book(id: 7) }
      #expect(app.top?.screen() == Shelf.book(id: 7))
    }

    @Test("The list of routes shows the events of a navigation, and the log keeps the latest")
    func navigations() async throws {
      try await open()
      try app.window.user.tap(row: navigation)
      #expect(app.window.renderedText.contains("reached home"), "\(app.window.renderedText)")
      for id in 1...3 { _ = try? await app.router.navigate(to: Shelf.book(id: id), animated: false) }
      #expect(log.entries.count == 2)
      #expect(log.entries.first?.events.count ?? 0 > 1)
    }

    @Test("A late event of a navigation that the log has dropped does not come in as the newest")
    func lateEvent() {
      for request in 1...3 { log.router(did: NavigationEvent(.requested, of: request, to: "home")) }
      log.router(did: NavigationEvent(.reached, of: 1, to: "home"))
      #expect(log.entries.map(\.request) == [3, 2])
    }
  }
#endif
