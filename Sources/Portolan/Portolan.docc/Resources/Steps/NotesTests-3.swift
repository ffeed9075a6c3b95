import Foundation
import Portolan
import Testing

@MainActor
struct NotesTests {
  private let app = NotesApp(window: UIWindow())
  private let link = DeepLinkSource.url(URL(string: "https://notes.example/notes/42")!)

  @Test("A link opens the note on the list")
  func link() async throws {
    app.root.session.isOpen = true
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

  @Test("Where nobody has logged in the link is denied, and nothing has moved")
  func denied() async throws {
    try await app.launch()
    let before = HierarchySnapshot(of: app.window)

    let answer = await app.inbox.deliver(link)

    guard case .denied(let error) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(error is LoginRequired)
    #expect(HierarchySnapshot(of: app.window) == before)
  }
}
