import PortolanSwiftUI
import Testing

@MainActor
@Suite("A hosted screen follows its assembly", .everyCompletion, .limited)
struct HostedUpdateTests {
  private let notes = NotesApp()

  @Test("Another assembly replaces the title and the text")
  func assigned() async throws {
    let note = try await notes.go(.home, .note(id: 1))
    let hosted = try #require(note as? HostedController<NoteAssembly>)
    hosted.hosted = NoteAssembly(id: 2, notes: notes.notes)
    #expect(note.title == "Note 2")
    #if !canImport(UIKit)
      #expect(notes.window.renderedText.contains("Bread"))
    #endif
  }

  @Test("The text and the actions follow an observable object", .headlessOnly)
  func observed() async throws {
    try await notes.go(.home)
    #if !canImport(UIKit)
      for id in 3...5 {
        notes.notes.texts[id] = "Tea"
        #expect(notes.window.renderedText.contains("\(id) notes"))
        await until { notes.window.renderedText.contains("[Note \(id)]") }
        #expect(notes.window.renderedText.contains("[Note \(id)]"))
      }
    #endif
  }

  @Test("An action that changes the model is followed at once, and a disabled one cannot be tapped", .headlessOnly)
  func afterAction() async throws {
    try await notes.go(.home, .note(id: 1))
    try notes.window.user.tap("Delete")
    #if !canImport(UIKit)
      #expect(notes.window.renderedText.contains("Nothing"))
      #expect(notes.window.renderedText.contains("[Delete] (disabled)"))
    #endif
    #expect(throws: (any Error).self) { try notes.window.user.tap("Delete") }
  }

  @Test("A screen that covers others reads them again only when they appear", .headlessOnly)
  func appearance() async throws {
    try await notes.go(.home, .note(id: 1))
    notes.notes.texts[3] = "Tea"
    try await notes.go(.home)
    #if !canImport(UIKit)
      #expect(notes.window.renderedText.contains("[Note 3]"))
    #endif
  }
}
