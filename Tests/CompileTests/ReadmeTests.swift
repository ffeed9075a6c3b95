import Foundation
import Testing

/// The Swift code of the README: the screens of an app, its links, and the tool.
@Suite("The code of the README compiles", .needsCompiler, .limited)
struct ReadmeTests {
  /// The declarations that the README omits.
  private static let app = """
    import Portolan

    @MainActor let window = UIWindow()

    extension ProductViewController: ContextChecking {
      func isTarget(for id: Int) -> Bool { productID == id }
    }

    struct LoginGuard: RoutingInterceptor {
      func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
    }

    struct HomeAssembly: Assembly { func build() -> UIViewController { UIViewController() } }
    struct LoginAssembly: Assembly { func build() -> UIViewController { UIViewController() } }
    struct ProductAssembly: Assembly {
      let id: Int
      func build() -> UIViewController { ProductViewController(productID: id) }
    }
    """

  /// The declarations that the README omits for the tool.
  private static let toolApp = """
    import Portolan
    import PortolanLinks
    import PortolanTool

    enum ShopScreen: Screen, Codable { case home }

    extension ShopScreen: Linkable {
      static let links = LinkTable<ShopScreen>.trusting("https://shop.example") { Link("/", .home) }
    }

    final class ShopUnderTool: ToolApp {
      typealias AppScreen = ShopScreen
      let window = UIWindow()
      let router = DefaultRouter()
      init(options: NoOptions) async throws {}
    }
    """

  private static let blocks = Result {
    let file = Catalogue.package.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: /```swift\n([^`]*)```/).map { String($0.1) }.filter { !$0.hasPrefix(".") }
  }

  @Test("The app and its links compile")
  func app() async throws {
    let blocks = try Self.blocks.get().filter { !$0.contains("@main") }
    #expect(blocks.count == 4)
    try await mustCompile(files: [
      SourceFile(name: "Reader.swift", text: readerScreens),
      SourceFile(name: "App.swift", text: Self.app),
      SourceFile(name: "main.swift", text: blocks.joined(separator: "\n")),
    ])
  }

  @Test("The tool compiles")
  func tool() async throws {
    let blocks = try Self.blocks.get().filter { $0.contains("@main") }
    #expect(blocks.count == 1)
    try await mustCompile(Self.toolApp, blocks.joined())
  }
}
