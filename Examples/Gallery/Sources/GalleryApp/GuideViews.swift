#if canImport(SwiftUI) && canImport(UIKit)
  import PortolanSwiftUI
  import SwiftUI

  extension ChaptersAssembly {
    @ViewBuilder var view: some View {
      if #available(iOS 17, macCatalyst 17, *) { ChaptersView(path: path) } else { Text("The chapters need iOS 17.") }
    }
  }

  /// The list of the chapters, which binds its stack to the path of the router.
  @available(iOS 17, macCatalyst 17, *)
  private struct ChaptersView: View {
    @Bindable var path: HostedPath<GalleryScreen>
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
