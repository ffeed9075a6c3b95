import Foundation
import Portolan
import Testing

@MainActor
struct NotesTests {
  private let app = NotesApp(window: UIWindow())
  private let link = DeepLinkSource.url(URL(string: "https://notes.example/notes/42")!)

  @Test("A link opens the note on the list")
  func link() async throws {
    try await app.launch()

    let answer = await app.inbox.deliver(link)

    #expect(answer.isReached)
    #expect(
      "\(HierarchySnapshot(of: app.window))" == """
        UIWindow
        └─ UINavigationController
           ├─ ListViewController
           └─ NoteViewController(id: 42)  ← top
        """)
  }
}
