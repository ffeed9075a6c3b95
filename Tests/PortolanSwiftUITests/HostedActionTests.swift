@testable import PortolanSwiftUI
import PortolanArticles
import Testing

@MainActor
@Suite("The environment of a hosted screen", .everyCompletion, .limited)
struct HostedActionTests {
  private let notes = NotesApp()

  /// The failures that reach an observer.
  private final class Recorder: RouterObserver {
    private(set) var failures: [String] = []

    func router(did event: NavigationEvent) {
      if case .failed = event.what { failures.append(event.text) }
    }
  }

  /// The texts that are written to the log.
  private final class Texts {
    var written: [String] = []
  }

  @Test("A button navigates, and another closes the screen", .headlessOnly)
  func navigate() async throws {
    try await notes.go(.home)
    try notes.window.user.tap("Note 2")
    await until { notes.screens == [.home, .note(id: 2)] }
    await notes.app.rest()
    await settle()
    try notes.window.user.tap("Done")
    await until { notes.screens == [.home] }
    #expect(notes.screens == [.home])
  }

  @Test("The observers of the router receive a failure", .headlessOnly)
  func failure() async throws {
    let recorder = Recorder()
    notes.router.add(recorder)
    notes.router.add(InlineInterceptor<Any?> { _ in throw Failure() })
    let home = HostedController(HomeAssembly(notes: notes.notes))
    notes.app.atOnce { notes.window.rootViewController = home }
    try notes.window.user.tap("Note 1")
    await until { !recorder.failures.isEmpty }
    #expect(recorder.failures == ["failed to reach note(id: 1): injected"])
  }

  @Test("A link of the app goes to the inbox, and another URL to the system", .headlessOnly)
  func links() async throws {
    var answered: [NoteScreen?] = []
    notes.inbox.onAnswer = { link, _ in answered.append(link) }
    try await notes.go(.home, .note(id: 1))
    try notes.window.user.tap("Website")
    try notes.window.user.tap("Other")
    await until { !answered.isEmpty }
    #expect(answered == [.note(id: 2)])
    #expect(notes.screens.last == .note(id: 2))
  }

  @Test("A URL that is no link of the app is left to the system, and so is every URL without an inbox")
  func foreign() async throws {
    let link = URL(fileURLWithPath: "/note/2")
    let screen = place(of: try await notes.go(.home))
    #expect(screen.openLink(link))
    #expect(!screen.openLink(URL(fileURLWithPath: "/elsewhere")))
    notes.router.provideEnvironment()
    #expect(!screen.openLink(link))
  }

  @Test("A screen of a feature leads to the screen of the app that contains it", .headlessOnly)
  func feature() async throws {
    try await notes.go(.home, .embedded(.album))
    try notes.window.user.tap("Photo")
    await until { notes.app.top?.screen() == NoteScreen.embedded(.photo(id: 3)) }
    #expect(notes.app.top?.screen() == NoteScreen.embedded(.photo(id: 3)))
    await notes.app.rest()
    await settle()
    try notes.window.user.tap("Again")
    await until { notes.app.top?.screen() == NoteScreen.embedded(.album) }
    #expect(notes.screens == [.home, .embedded(.album)])
  }

  @Test("A screen closes with a value, in the way that its route defines", .headlessOnly)
  func closesWithValue() async throws {
    let colors = Trace()
    let step = StepAssembly(
      finder: NilFinder<HostedController<ColorAssembly>, Any?>(), factory: HostingFactory { _ in ColorAssembly() }
    )
    .adding(
      DismissalTask<HostedController<ColorAssembly>, Any?> { screen, color, _, animated in
        colors.note(color)
        try await screen.close(animated: animated)
      }
    )
    .using(.present).from(.current).assemble()
    try await notes.go(.home)
    let screen = try await notes.router.navigate(to: step, animated: false).viewController
    await notes.app.rest()
    let texts = Texts()
    try UnseenFailure.$write.withValue({ texts.written.append($0) }) { try notes.window.user.tap("One") }
    #expect(texts.written.count == 1)
    #expect(texts.written.first?.contains("close was called with a value of the type Int") == true)
    try notes.window.user.tap("Red")
    await until { screen.presentingViewController == nil }
    #expect(colors.lines == ["red"])
    #expect(screen.presentingViewController == nil)
  }

  @Test("The latest router of the window counts, and none of another window")
  func windows() async throws {
    let other = NotesApp()
    let screen = try await notes.go(.home)
    HostedEnvironment(place(of: screen)).navigate(NoteScreen.note(id: 1), animated: false)
    await until { notes.screens.count == 2 }
    #expect(notes.screens == [.home, .note(id: 1)])
    #expect(other.screens == [])
  }

  @Test("Without a router a call is written to the log, and nothing moves")
  func withoutRouter() async throws {
    let app = App(root: HostedController(HomeAssembly(notes: notes.notes)))
    let texts = Texts()
    UnseenFailure.$write.withValue({ texts.written.append($0) }) {
      app.top.map { HostedEnvironment(place(of: $0)).navigate(NoteScreen.note(id: 1)) }
      NavigateAction()(NoteScreen.home)
      CloseAction()()
    }
    #expect(texts.written.count == 2)
    #expect(texts.written.first?.contains("To fix: call provideEnvironment() of the router") == true)
  }

  @Test("A view that is hosted in another way navigates with a router that it was given")
  func ownRouter() async throws {
    try await notes.go(.home)
    NavigateAction(notes.router)(NoteScreen.note(id: 2), animated: false)
    await until { notes.screens.count == 2 }
    #expect(notes.screens == [.home, .note(id: 2)])
  }

  private func place(of viewController: UIViewController) -> HostedPlace {
    (viewController as? HostedController<HomeAssembly>)?.place ?? HostedPlace()
  }
}
