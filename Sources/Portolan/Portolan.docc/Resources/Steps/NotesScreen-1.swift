import Portolan

enum NotesScreen: Screen {
  case list
  case note(id: Int)
  case login
}
