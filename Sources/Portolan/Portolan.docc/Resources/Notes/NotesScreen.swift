import Portolan

enum NotesScreen: Screen {
  case list
  case note(id: Int)
  case login

  var route: Route<Self> {
    switch self {
    case .list: .rootInNavigation
    case .note: .push(onto: .list).guarded(by: \RootAssembly.loginGuard)
    case .login: .presentInNavigation
    }
  }
}
