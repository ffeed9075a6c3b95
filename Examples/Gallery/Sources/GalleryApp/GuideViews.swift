#if canImport(SwiftUI) && canImport(UIKit)
  import PortolanSwiftUI
  import SwiftUI

  extension ChaptersAssembly {
    var view: some View { ChaptersView(path: path) }
  }

  /// The list of the chapters, which binds its stack to the path of the router.
  private struct ChaptersView: View {
    @ObservedObject var path: HostedPath<GalleryScreen>
    @Environment(\.navigate) private var navigate

    var body: some View {
      NavigationStack(path: $path.screens) {
        Button("Chapter 1") { navigate(GalleryScreen.chapter(id: 1)) }
          .navigationDestination(for: GalleryScreen.self) { path.view(for: $0) }
      }
    }
  }

  extension ChapterAssembly {
    var view: some View { ChapterView(id: id) }
  }

  /// The text of a chapter, with a way to a picture outside the stack.
  private struct ChapterView: View {
    let id: Int
    @Environment(\.navigate) private var navigate

    var body: some View {
      VStack {
        Text("The text of chapter \(id)")
        Button("See picture \(id)") { navigate(GalleryScreen.picture(id: id)) }
      }
    }
  }
#endif
