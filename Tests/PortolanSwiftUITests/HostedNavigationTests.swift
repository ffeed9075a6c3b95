import PortolanSwiftUI
import PortolanArticles
import Testing

@MainActor
@Suite("A screen by a hosting assembly", .everyCompletion, .limited)
struct HostedNavigationTests {
  private let notes = NotesApp()

  @Test(
    "A screen of a hosting assembly is pushed with its title, configured by its assembly, and labelled with its screen")
  func pushed() async throws {
    let note = try await notes.go(.home, .note(id: 1), animated: true)
    #expect(notes.screens == [.home, .note(id: 1)])
    #expect(note.title == "Note 1")
    #expect(note.hidesBottomBarWhenPushed)
    #expect(notes.app.tree.contains("HostedController<NoteAssembly>(id: 1)"), "\(notes.app.tree)")
  }

  @Test("A screen of a hosting assembly shows its title, its text and its actions", .headlessOnly)
  func text() async throws {
    try await notes.go(.home, .note(id: 1))
    #if !canImport(UIKit)
      #expect(
        notes.window.renderedText
          == "[‹ Notes] Note 1\n----\nMilk\n[Album]\n[Done]\n[Delete]\n[Other]\n[Website]")
    #endif
  }

  @Test("A screen of a hosting assembly is presented as a sheet")
  func presented() async throws {
    let sheet = try await notes.go(.home, .sheet, animated: true)
    #expect(sheet.presentingViewController === notes.window.rootViewController)
    #expect(sheet.modalPresentationStyle == .pageSheet)
    #expect(sheet.screen() == NoteScreen.sheet)
  }

  @Test("A screen of a hosting assembly is found again by its value, and another value is another screen")
  func foundAgain() async throws {
    let first = try await notes.go(.home, .note(id: 1))
    let second = try await notes.go(.note(id: 2))
    #expect(first !== second)
    #expect(try await notes.go(.note(id: 1), animated: true) === first)
    #expect(notes.screens == [.home, .note(id: 1)])
  }

  @Test(
    "A screen of a hosting assembly is updated when it is shown again with another context, and keeps its controller")
  func updated() async throws {
    let step = StepAssembly(
      finder: ClassFinder<HostedController<SearchAssembly>, String>(),
      factory: HostingFactory { SearchAssembly(query: $0) }
    )
    .adding(ContextSettingTask())
    .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
    try await notes.go(.home)
    let first = try await notes.router.navigate(to: step, with: "tea").viewController
    let search = try #require(first as? HostedController<SearchAssembly>)
    #expect(search.hosted.query == "tea")
    try await notes.go(.note(id: 1))
    #expect(try await notes.router.navigate(to: step, with: "coffee").viewController === search)
    #expect(search.hosted.query == "coffee")
    #expect(notes.stack?.topViewController === search)
    await #expect(throws: SearchAssembly.Refused.self) { try await notes.router.navigate(to: step, with: "") }
    #expect(search.hosted.query == "coffee")
    #if !canImport(UIKit)
      #expect(notes.window.renderedText.contains("Results for coffee"))
    #endif
  }

  @Test("A screen of a hosting assembly is asked whether it shows a context")
  func checked() async throws {
    let step = StepAssembly(
      finder: ClassWithContextFinder<HostedController<SearchAssembly>, String>(),
      factory: HostingFactory { SearchAssembly(query: $0) }
    )
    .using(UINavigationController.push()).from(GeneralStep.current().expectingContainer()).assemble()
    try await notes.go(.home)
    let tea = try await notes.router.navigate(to: step, with: "tea").viewController
    let coffee = try await notes.router.navigate(to: step, with: "coffee").viewController
    #expect(tea !== coffee)
    #expect(try await notes.router.navigate(to: step, with: "tea").viewController === tea)
  }

  @Test("A screen of a hosting assembly is stored and restored with the others")
  func restored() async throws {
    try await notes.go(.home, .note(id: 2))
    let json = try NavigationState<NoteScreen>(of: notes.window).json()
    let other = NotesApp()
    let report = try await other.router.restore(NavigationState<NoteScreen>(json: json))
    #expect(report.dropped.isEmpty)
    #expect(other.screens == [.home, .note(id: 2)])
    #expect(other.stack?.topViewController is HostedController<NoteAssembly>)
  }

  @Test("A screen of a hosting assembly is released when it has left")
  func released() async throws {
    weak let note = try await notes.go(.home, .note(id: 1))
    try await notes.go(.home)
    await until { note == nil }
    #expect(note == nil)
  }
}
