#if canImport(SwiftUI)
  import PortolanSwiftUI
  import SwiftUI

  extension EnvironmentValues {
    var navigate: NavigateAction.To<NoteScreen> { navigateAction() }
  }

  extension HomeAssembly {
    var view: some View { HomeView(notes: notes) }
  }

  private struct HomeView: View {
    let notes: Notes
    @Environment(\.navigate) private var navigate

    var body: some View {
      List {
        ForEach(notes.texts.keys.sorted(), id: \.self) { id in
          Button("Note \(id)") { navigate(.note(id: id)) }
        }
      }
    }
  }

  extension NoteAssembly {
    var view: some View { NoteView(id: id, notes: notes) }
  }

  private struct NoteView: View {
    let id: Int
    let notes: Notes
    @Environment(\.close) private var close
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        Text(notes.texts[id] ?? "Nothing")
        Button("Done") { close() }
        Button("Other") { openURL(URL(fileURLWithPath: "/note/2")) }
        Link("Website", destination: URL(fileURLWithPath: "/elsewhere"))
      }
    }
  }

  extension DraftAssembly {
    var view: some View { DraftView(notes: notes) }
  }

  private struct DraftView: View {
    let notes: Notes

    var body: some View { Text(notes.draft) }
  }

  extension AlbumAssembly {
    var view: some View { Text("\(screen)") }
  }

  extension SearchAssembly {
    var view: some View { Text("Results for \(query)") }
  }

  extension ColorAssembly {
    var view: some View { ColorView() }
  }

  private struct ColorView: View {
    @Environment(\.close) private var close

    var body: some View { Button("Red") { close(with: "red") } }
  }

  extension TeaListAssembly {
    var view: some View { TeaListView(path: path) }
  }

  private struct TeaListView: View {
    @Bindable var path: HostedPath<PathScreen>

    var body: some View {
      NavigationStack(path: $path.screens) {
        Text(text(of: path))
          .navigationDestination(for: PathScreen.self) { path.view(for: $0) }
      }
    }

    private func text(of path: HostedPath<PathScreen>) -> String { "\(path.screens.count)" }
  }

  extension TeaAssembly {
    var view: some View { Text(text) }
  }
#endif
