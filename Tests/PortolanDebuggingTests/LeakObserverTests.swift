import PortolanDebugging
import PortolanTestSupport
import PortolanTestTraits
import Testing

@MainActor
@Suite("An observer of leaks", .everyCompletion, .limited)
struct LeakObserverTests {
  enum Shelf: Screen, Codable {
    case home, book(id: Int), sheet

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .book: .push
      case .sheet: .present
      }
    }
    var assembly: any Assembly { InlineAssembly { UIViewController() } }
  }

  private let app = App(root: UIViewController())
  private let end = Gate()
  private let leaks = Trace()

  /// Adds an observer whose time is over when the gate opens.
  private func observe(keeps: @escaping @MainActor (UIViewController) -> Bool = { _ in false }) {
    let (leaks, end) = (leaks, end)
    Deadline.$pass.withValue(Deadline.Wait { _ in try await end.passUnlessCancelled() }) {
      app.router.add(LeakObserver(after: .seconds(3), keeps: keeps) { leaks.note($0.description) })
    }
  }

  /// Navigates to a screen, and lets the observers look.
  @discardableResult
  private func go(_ screen: Shelf) async throws -> UIViewController {
    let shown = try await app.router.navigate(to: screen, animated: false).viewController
    await app.rest()
    await settle()
    return shown
  }

  private func timePasses() async {
    end.open()
    await settle()
  }

  @Test("A screen that has left and is retained is reported once, with its way in")
  func leak() async throws {
    observe()
    try await go(.home)
    let book = try await go(.book(id: 7))
    try await go(.home)
    #expect(leaks.lines.isEmpty)
    await timePasses()
    await until { !leaks.lines.isEmpty }
    #expect(leaks.lines.count == 1)
    let line = try #require(leaks.lines.first)
    #expect(
      line.hasPrefix("book(id: 7), a UIViewController, came by the route to book(id: 7), and is alive 3.0 seconds"),
      "\(line)")
    try await go(.sheet)
    await settle()
    #expect(leaks.lines.count == 1)
    try await go(.home)
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    app.atOnce { stack.pushViewController(book, animated: false) }
    await app.rest()
    await settle()
    try await go(.home)
    await settle()
    #expect(stack.topViewController !== book)
    #expect(leaks.lines.filter { $0.hasPrefix("book") }.count == 1)
    withExtendedLifetime(book) {}
  }

  @Test("A screen that is released is not reported, nor one that is in the hierarchy")
  func released() async throws {
    observe()
    try await go(.home)
    weak let book = try await go(.book(id: 7))
    try await go(.sheet)
    await timePasses()
    #expect(book != nil)
    #expect(leaks.lines.isEmpty)
    try await go(.home)
    await until { book == nil }
    await settle()
    #expect(leaks.lines.isEmpty)
  }

  @Test("A screen that comes back in time is not reported")
  func returned() async throws {
    observe()
    try await go(.home)
    let book = try await go(.book(id: 7))
    try await go(.home)
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    app.atOnce { stack.pushViewController(book, animated: false) }
    await app.rest()
    await settle()
    await timePasses()
    #expect(leaks.lines.isEmpty)
  }

  @Test("A screen that the app keeps on purpose is not reported")
  func kept() async throws {
    observe { $0.screen(as: Shelf.self) == .book(id: 7) }
    try await go(.home)
    let book = try await go(.book(id: 7))
    try await go(.home)
    await timePasses()
    #expect(leaks.lines.isEmpty)
    withExtendedLifetime(book) {}
  }

  @Test("A screen that the user leaves is reported, too, and a modal")
  func byUser() async throws {
    observe()
    try await go(.home)
    let sheet = try await go(.sheet)
    app.atOnce { sheet.dismiss(animated: false) }
    await app.rest()
    await settle()
    await timePasses()
    await until { !leaks.lines.isEmpty }
    #expect(leaks.lines.count == 1)
    #expect(leaks.lines.first?.hasPrefix("sheet, a UIViewController, came by the route to sheet") == true)
  }
}
