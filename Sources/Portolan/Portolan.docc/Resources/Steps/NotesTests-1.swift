import Portolan
import Testing

@MainActor
struct NotesTests {
  @Test("A note lies on the list")
  func note() async throws {
    let app = NotesApp(window: UIWindow())
    try await app.launch()

    try await app.router.navigate(to: NotesScreen.note(id: 42), animated: false)

    #expect(
      "\(HierarchySnapshot(of: app.window))" == """
        UIWindow
        └─ UINavigationController
           ├─ ListViewController
           └─ NoteViewController(id: 42)  ← top
        """)
  }
}
