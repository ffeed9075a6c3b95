import Portolan
import PortolanTool

/// The harbour on an island, whose guard asks a server on the mainland.
final class IslandUnderTool: ToolApp {
  typealias AppScreen = HarbourScreen

  let window = UIWindow()
  let router: DefaultRouter
  private let mainland = Mainland()

  init(options: NoOptions) async throws {
    router = DefaultRouter(window: window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: HarbourScreen.quay, animated: false)
    router.add(
      InlineInterceptor<Any?> { [mainland] _ in
        await mainland.ask()
        return .proceed
      })
  }

  func settle() async -> [any Error] {
    await mainland.answer()
    return []
  }
}

/// A server that answers when a test waits for it, so that the test does not depend on time.
@MainActor
private final class Mainland {
  private var questions: [CheckedContinuation<Void, Never>] = []

  func ask() async {
    await withCheckedContinuation { questions.append($0) }
  }

  func answer() async {
    for question in questions { question.resume() }
    questions = []
  }
}

enum IslandTool: PortolanCommand {
  typealias App = IslandUnderTool

  static let name = "island"
}
