import PortolanSwiftUI
@_exported import PortolanTestSupport
@_exported import PortolanTestTraits

/// The app of a test, whose screens are hosted.
@MainActor
final class NotesApp {
  let notes = Notes()
  let app = App(root: UIViewController())
  let inbox: DeepLinkInbox<NoteScreen>

  var router: DefaultRouter { app.router }
  var window: UIWindow { app.window }
  var stack: UINavigationController? { window.rootViewController as? UINavigationController }
  /// The screens on the stack.
  var screens: [NoteScreen?] { stack?.viewControllers.map { $0.screen() } ?? [] }

  init() {
    inbox = DeepLinkInbox(router: app.router) { url in
      guard url.path.hasPrefix("/note/"), let id = Int(url.lastPathComponent) else { throw Failure() }
      return .note(id: id)
    }
    inbox.gate.open(for: .launch)
    router.assembleScreens(with: NotesAssembly(notes: notes))
    router.provideEnvironment(opening: inbox)
  }

  /// Navigates to screens, one after another, and waits until the user can act.
  @discardableResult
  func go(_ screens: NoteScreen..., animated: Bool = false) async throws -> UIViewController {
    var last = UIViewController()
    for screen in screens { last = try await router.navigate(to: screen, animated: animated).viewController }
    await app.rest()
    return last
  }
}
