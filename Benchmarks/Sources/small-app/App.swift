import PortolanCore

/// A small app with one composed route, for Scripts/check-size.sh to compare in size with the same app without a router.
@main
@MainActor
enum App {
  static let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
  )
  .adding(ContextSettingTask())
  .using(.push)
  .from(.navigationController)
  .using(.present)
  .from(.current)
  .assemble()

  static func main() async throws {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await DefaultRouter(window: window).navigate(to: product, with: 42, animated: false)
    print(window.rootViewController?.presentedViewController?.children.first?.title ?? "")
  }
}

final class ProductViewController: UIViewController, ContextAccepting, ContextChecking {
  private var id = 0

  func setup(with id: Int) throws {
    self.id = id
    title = "Product \(id)"
  }

  func isTarget(for id: Int) -> Bool { self.id == id }
}
