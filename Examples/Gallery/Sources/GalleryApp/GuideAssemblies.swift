import PortolanSwiftUI

/// The chapters of the guide: a SwiftUI view with a `NavigationStack`.
struct ChaptersAssembly: HostingAssembly {
  let path: HostedPath<GalleryScreen>

  let title = "Guide"
  var text: String { path.screens.isEmpty ? "All chapters" : "Chapters below \(path.screens.count)" }
  var actions: [HostedAction] {
    [HostedAction("Chapter 1") { $0.navigate(GalleryScreen.chapter(id: 1)) }, HostedAction("Done") { $0.close() }]
  }
}

/// A chapter of the guide.
struct ChapterAssembly: HostingAssembly {
  let id: Int

  var title: String { "Chapter \(id)" }
  var text: String { "The text of chapter \(id)" }
  var actions: [HostedAction] { [HostedAction("See picture \(id)") { $0.navigate(GalleryScreen.picture(id: id)) }] }
}
