import Portolan

final class RootAssembly: AssemblyDataSource {
  func getAssembly(key screen: NotesScreen) -> (any Assembly)? {
    switch screen {
    case .list: InlineAssembly { ListViewController(nibName: nil, bundle: nil) }
    case .note(let id): InlineAssembly { NoteViewController(id: id) }
    case .login: InlineAssembly { LoginViewController(nibName: nil, bundle: nil) }
    }
  }
}
