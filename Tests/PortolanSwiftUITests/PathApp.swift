import PortolanSwiftUI
import PortolanTestSupport

/// The screens of an app whose SwiftUI view has a `NavigationStack` of its own.
enum PathScreen: Screen, Codable {
  case stack, list
  case tea(name: String)
  case draft
  case pot, locked, sheet

  var route: Route<Self> {
    switch self {
    case .stack: .root
    case .list: .part(of: .stack)
    case .tea, .draft: .pushOnPath
    case .pot: .pushOnPath(of: .list)
    case .locked: .pushOnPath(of: .list).guarded { _ in throw Failure() }
    case .sheet: .present
    }
  }
}

/// The root assembly of the app.
struct PathAssembly: AssemblyDataSource {
  let path: HostedPath<PathScreen>
  let notes: Notes

  func getAssembly(key: PathScreen) -> (any Assembly)? {
    switch key {
    case .stack:
      InlineAssembly {
        HostedStackController(rootViewController: buildController(for: .list), path: path)
      }
    case .list: TeaListAssembly(path: path)
    case .tea(let name): TeaAssembly(name: name)
    case .draft: DraftAssembly(notes: notes)
    case .pot, .locked, .sheet: TeaAssembly(name: "other")
    }
  }
}

struct TeaListAssembly: HostingAssembly {
  let path: HostedPath<PathScreen>

  let title = "Teas"
  var text: String { path.screens.isEmpty ? "All teas" : "Teas below \(path.screens.count)" }
  var actions: [HostedAction] { [HostedAction("Assam") { $0.navigate(PathScreen.tea(name: "Assam")) }] }
}

struct TeaAssembly: HostingAssembly {
  var name: String

  var title: String { name }
  var text: String { "A cup of \(name)" }
  var actions: [HostedAction] { [HostedAction("Done") { $0.close() }] }
}

/// The app of a test, whose root is the stack of a SwiftUI view.
@MainActor
final class PathApp {
  let path = HostedPath<PathScreen>()
  let notes = Notes()
  let app = App(root: UIViewController())
  let inbox: DeepLinkInbox<PathScreen>

  var router: DefaultRouter { app.router }
  var window: UIWindow { app.window }
  var stack: HostedStackController? { window.rootViewController as? HostedStackController }
  /// The screens of the controllers, the root first.
  var screens: [PathScreen?] { stack?.viewControllers.map { $0.screen() } ?? [] }

  init() {
    inbox = DeepLinkInbox(router: app.router) { .tea(name: $0.lastPathComponent) }
    inbox.gate.open(for: .launch)
    router.assembleScreens(with: PathAssembly(path: path, notes: notes))
    router.provideEnvironment(opening: inbox)
  }

  /// Navigates to screens, one after another, and waits until the user can act.
  @discardableResult
  func go(_ screens: PathScreen...) async throws -> UIViewController {
    var last = UIViewController()
    for screen in screens { last = try await router.navigate(to: screen, animated: false).viewController }
    await app.rest()
    return last
  }
}
