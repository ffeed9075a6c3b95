import Portolan

enum NotesScreen: Screen {
  case list
  case note(id: Int)
  case login

  var route: Route<Self> {
    switch self {
    case .list: .rootInNavigation
    case .note: .push(onto: .list)
    case .login: .presentInNavigation
    }
  }
}
