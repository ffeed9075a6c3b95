#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("A root that is replaced leaves nothing behind in the window", .limited)
  struct ReplaceRootRegressionTests {
    private final class Staying: UIViewController, RoutingInterceptable {
      var canBeDismissed: Bool { false }
    }

    private let window = UIWindow(frame: .zero)
    private let root = UIViewController()

    init() {
      window.rootViewController = root
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
    }

    @Test("A modal that was presented during the commit is dismissed first")
    func latecomer() async throws {
      root.present(UIViewController(), animated: false, completion: nil)
      let new = UIViewController()
      _ = try await ReplaceRootAction.replaceRoot.perform(with: new, on: root, animated: false)
      #expect(window.rootViewController === new)
      #expect(window.headless.strandedViewControllers.isEmpty)
      #expect(root.presentedViewController == nil)
    }

    @Test("A modal that was presented during the commit and refuses to leave keeps the root in its place")
    func stayingLatecomer() async throws {
      root.present(Staying(), animated: false, completion: nil)
      await #expect(throws: RoutingError.self) {
        _ = try await ReplaceRootAction.replaceRoot.perform(with: UIViewController(), on: root, animated: false)
      }
      #expect(window.rootViewController === root)
      #expect(window.headless.strandedViewControllers.isEmpty)
    }
  }
#endif
