import Portolan
import PortolanLinks

extension NotesScreen: Linkable {
  static let links = LinkTable<NotesScreen>.trusting("https://notes.example", "notes://") {
    Link("/", .list)
    Link("/notes/{id}", NotesScreen.note) { if case .note(let id) = $0 { id } else { nil } }
  }
}
