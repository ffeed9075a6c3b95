#if !canImport(UIKit)
  import PortolanExecutor
  import PortolanLinks
  import PortolanSwiftUI
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  @Suite("An app whose screens are on a NavigationStack of SwiftUI", .serialized, .limited)
  @MainActor
  struct HostedStackTests {
    enum ShelfScreen: Screen, Codable, Linkable {
      case library, shelves, shelf(id: Int), book

      static let links = LinkTable<ShelfScreen>.trusting("https://library.example") {
        Link("/", .shelves)
        Link("/shelves/{id}", ShelfScreen.shelf) { if case .shelf(let id) = $0 { id } else { nil } }
        Link("/book", .book)
      }

      var route: Route<Self> {
        switch self {
        case .library: .root
        case .shelves: .part(of: .library)
        case .shelf: .pushOnPath(of: .shelves)
        case .book: .pushOnPath
        }
      }
    }

    struct ShelfAssembly: HostingAssembly {
      let screen: ShelfScreen

      var title: String { "\(screen)" }
      var text: String { title }
      var actions: [HostedAction] {
        switch screen {
        case .shelves: [HostedAction("Shelf") { $0.navigate(ShelfScreen.shelf(id: 1)) }]
        case .shelf: [HostedAction("Book") { $0.navigate(ShelfScreen.book) }]
        default: [HostedAction("Done") { $0.close() }]
        }
      }
    }

    struct ShelvesAssembly: AssemblyDataSource {
      let path = HostedPath<ShelfScreen>()

      func getAssembly(key: ShelfScreen) -> (any Assembly)? {
        guard key == .library else { return ShelfAssembly(screen: key) }
        return InlineAssembly { HostedStackController(rootViewController: buildController(for: .shelves), path: path) }
      }
    }

    final class ShelfApp: ToolApp, VerifiableApp {
      typealias AppScreen = ShelfScreen

      let window = UIWindow()
      let router: DefaultRouter

      init(options: NoOptions) async throws {
        router = DefaultRouter(window: window)
        router.assembleScreens(with: ShelvesAssembly())
        router.provideEnvironment()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        try await router.navigate(to: ShelfScreen.shelves, animated: false)
      }

      nonisolated static var samples: [ShelfScreen] { [.library, .shelves, .shelf(id: 1), .book] }
    }

    @Test(
      "An app on a hosted stack is verified as an app on a navigation controller is, and breaks no rule", .ownProcess,
      .enabled(if: VirtualExecutor.isAvailable))
    func verified() async {
      await #expect(processExitsWith: .success) {
        let report = try await Verification<ShelfApp>(bounds: VerificationBounds(depth: 4)).run()
        #expect(report.violations.map { "\($0.rule) \($0.screen) \($0.action): \($0.reason)" } == [])
        #expect(report.states > 3)
      }
    }
  }
#endif
