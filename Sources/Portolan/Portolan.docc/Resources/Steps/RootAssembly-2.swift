import Portolan

final class RootAssembly: AssemblyDataSource {
  let session = Session()

  var loginGuard: LoginGuard { LoginGuard(session: session) }

  func getAssembly(key screen: NotesScreen) -> (any Assembly)? {
    switch screen {
    case .list: InlineAssembly { ListViewController(nibName: nil, bundle: nil) }
    case .note(let id): InlineAssembly { NoteViewController(id: id) }
    case .login: InlineAssembly { LoginViewController(nibName: nil, bundle: nil) }
    }
  }
}
