import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Assemblies and what builds with them", .limited)
struct AssemblyTests {
  /// The screens of the article.
  enum ControllersList: Hashable {
    case textInputScreen
    case textConfirmationScreen(text: String)
  }

  struct RootAssembly: AssemblyDataSource {
    var greeting = "Hello"

    func getAssembly(key: ControllersList) -> (any Assembly)? {
      switch key {
      case .textInputScreen: NamedAssembly(name: greeting)
      case .textConfirmationScreen(let text): NamedAssembly(name: text)
      }
    }
  }

  struct NamedAssembly: Assembly {
    let name: String
    func build() -> UIViewController { PageViewController(name: name) }
  }

  @Test("The article's coordinator shows any such enum over a navigation controller, and goes back")
  func coordinator() {
    let builder = ControllerBuilder(dataSource: RootAssembly(), root: .textInputScreen)
    let navigation = UINavigationController(rootViewController: builder.buildRootController())
    let coordinator = ScreenCoordinator(navigationController: navigation, builder: builder, animated: false)
    var names: [String?] { navigation.viewControllers.map { ($0 as? PageViewController)?.name } }
    #expect(names == ["Hello"])
    coordinator.show(view: .textConfirmationScreen(text: "Ada"), firstPosition: false)
    #expect(names == ["Hello", "Ada"])
    coordinator.popFromCurrentController()
    #expect(names == ["Hello"])
    coordinator.popFromCurrentController()
    #expect(names == ["Hello"])
    coordinator.show(view: .textConfirmationScreen(text: "Grace"), firstPosition: true)
    #expect(names == ["Grace"])
  }

  @Test("A builder does not retain its data source, which often keeps the builder")
  func dataSourceIsReleased() {
    final class Root: AssemblyDataSource {
      var builder: ControllerBuilder<ShopScreen>?
      func getAssembly(key: ShopScreen) -> (any Assembly)? { key.assembly }
    }
    weak var released: Root?
    do {
      let root = Root()
      root.builder = ControllerBuilder(dataSource: root, root: .home)
      released = root
      #expect(root.builder?.buildRootController().screen(as: ShopScreen.self) == .home)
    }
    #expect(released == nil)
  }

  @Test("A view model needs nothing but the protocol")
  func coordination() {
    final class ViewModel {
      private let coordination: any Coordination<ShopScreen>
      init(coordination: any Coordination<ShopScreen>) { self.coordination = coordination }
      @MainActor func openProduct() { coordination.show(view: .product(id: 3)) }
    }
    let navigation = UINavigationController()
    ViewModel(coordination: ScreenCoordinator(navigationController: navigation, animated: false)).openProduct()
    #expect(navigation.viewControllers.map { $0.screen(as: ShopScreen.self) } == [.product(id: 3)])
  }

  @Test("A root assembly that the router was given goes ahead of the screens' own assemblies")
  func rootAssembly() async throws {
    struct Root: AssemblyDataSource {
      func getAssembly(key: ShopScreen) -> (any Assembly)? {
        key == .login ? NamedAssembly(name: "from the root assembly") : nil
      }
    }
    let app = ShopApp()
    app.router.assembleScreens(with: Root())
    #expect((try await app.go(.login) as? PageViewController)?.name == "from the root assembly")
    #expect((try await app.go(.forgotPassword) as? PageViewController)?.name == "forgotPassword")
  }

  @Test("A controller is known by the screen that it was last said to show, and by none once that is taken back")
  func setScreen() {
    let page = PageViewController(name: "")
    #expect(page.screen(as: ShopScreen.self) == nil)
    page.setScreen(ShopScreen.home)
    page.setScreen(ShopScreen.product(id: 5))
    #expect(page.screen(as: ShopScreen.self) == .product(id: 5))
    page.setScreen(nil)
    #expect(page.screen(as: ShopScreen.self) == nil)
  }
}
