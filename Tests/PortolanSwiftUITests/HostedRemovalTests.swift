import PortolanSwiftUI
import PortolanArticles
import Testing

@MainActor
@Suite("The removal of a hosted screen", .everyCompletion, .limited)
struct HostedRemovalTests {
  private let notes = NotesApp()

  @Test("The removal of a hosted screen is noticed without a subview, which UIHostingController warns of")
  func noticed() async throws {
    let home = try await notes.go(.home)
    let stack = try #require(notes.stack)
    let page = try await notes.go(.note(id: 1))
    let counts = [home.view.subviews.count, page.view.subviews.count]
    let log = Trace()
    let router = NavigationStackRouter(rootController: stack)
    let top = HostedController(NoteAssembly(id: 2, notes: notes.notes))
    let count = top.view.subviews.count
    router.push(top, animated: false) { log.note("gone") }
    await notes.app.rest()
    #expect(top.view.subviews.count == count)
    #expect([home.view.subviews.count, page.view.subviews.count] == counts)
    // The router is the delegate, and would be notified.
    stack.delegate = nil
    stack.popViewController(animated: false)
    await until { !log.lines.isEmpty }
    #expect(log.lines == ["gone"])
    // Its release would be noticed too.
    withExtendedLifetime(top) {}
  }

  @Test("The removal of a hosted screen is noticed below a modal that covers it")
  func covered() async throws {
    let home = try await notes.go(.home)
    let stack = try #require(notes.stack)
    let log = Trace()
    let router = NavigationStackRouter(rootController: stack)
    router.push(HostedController(NoteAssembly(id: 2, notes: notes.notes)), animated: false) { log.note("gone") }
    await notes.app.rest()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    notes.app.present(cover)
    await notes.app.rest()
    stack.setViewControllers([home], animated: false)
    await until { !log.lines.isEmpty }
    #expect(log.lines == ["gone"])
  }
}
