import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Finders", .everyCompletion)
struct FinderTests {
  @Test("ClassFinder finds a controller by its class, and a subclass as well")
  func byClass() throws {
    final class SpecialBag: UINavigationController {}
    let bag = SpecialBag()
    let app = App(root: tabs(HomeViewController(), bag))
    #expect(try find(ClassFinder<UINavigationController, Any?>(), nil, in: app) === bag)
    #expect(try find(ClassFinder<SpecialBag, Any?>(), nil, in: app) === bag)
    #expect(try find(ClassFinder<AccountViewController, Any?>(), nil, in: app) == nil)
  }

  @Test("ClassWithContextFinder asks the screen about the context")
  func byClassAndContext() throws {
    let first = ProductViewController(productID: 1)
    let app = App(root: stack(first, ProductViewController(productID: 2)))
    #expect(try find(ClassWithContextFinder<ProductViewController, Int>(), 1, in: app) === first)
    #expect(try find(ClassWithContextFinder<ProductViewController, Int>(), 3, in: app) == nil)
    #expect(try find(ClassWithContextFinder<ProductViewController, Int>(options: .visible), 1, in: app) == nil)
  }

  @Test("InlineFinder asks its closure")
  func inline() throws {
    let second = ProductViewController(productID: 2)
    let app = App(root: stack(ProductViewController(productID: 1), second, ProductViewController(productID: 3)))
    let finder = InlineFinder { (screen: ProductViewController, id: Int) in screen.productID == id }
    #expect(try find(finder, 2, in: app) === second)
    #expect(try find(finder, 9, in: app) == nil)
  }

  @Test("InstanceFinder finds its instance, as long as it is in the hierarchy")
  func instance() throws {
    let bag = BagViewController()
    let navigation = stack(HomeViewController(), BagViewController(), bag)
    let app = App(root: navigation)
    let finder = InstanceFinder<BagViewController, Any?>(instance: bag)
    #expect(try find(finder, nil, in: app) === bag)
    navigation.popViewController(animated: false)
    #expect(try find(finder, nil, in: app) == nil)
  }

  @Test("InstanceFinder does not keep its instance alive")
  func instanceIsNotRetained() {
    weak var gone: BagViewController?
    var finder: InstanceFinder<BagViewController, Any?>?
    do {
      let bag = BagViewController()
      gone = bag
      finder = InstanceFinder(instance: bag)
    }
    #expect(gone == nil)
    #expect(finder != nil)
  }

  @Test("PresentingFinder finds the presenter of the topmost modal, and nothing without a modal")
  func presenting() throws {
    let root = tabs(stack(HomeViewController()))
    let app = App(root: root)
    #expect(try find(PresentingFinder<Any?>(), nil, in: app) == nil)
    let sheet = app.present(stack(LoginViewController()))
    #expect(try find(PresentingFinder<Any?>(), nil, in: app) === root)
    app.present(InfoViewController())
    #expect(try find(PresentingFinder<Any?>(), nil, in: app) === sheet)
  }

  @Test("Asked without a scope, finders search the key window")
  func keyWindow() throws {
    let home = HomeViewController()
    let app = App(root: home)
    app.window.makeKey()
    #expect(try ClassFinder<HomeViewController, Any?>().findViewController(with: nil) === home)
    let sheet = app.present(InfoViewController())
    #expect(try PresentingFinder<Any?>().findViewController(with: nil) === home)
    #expect(try InstanceFinder<InfoViewController, Any?>(instance: sheet).findViewController(with: nil) === sheet)
  }

  @Test("A finder that ignores the scope is asked the plain question")
  func withoutScope() throws {
    struct Fixed: Finder {
      let controller: HomeViewController
      func findViewController(with context: Any?) throws -> HomeViewController? { controller }
    }
    let home = HomeViewController()
    #expect(try find(Fixed(controller: home), nil, in: App(root: nil)) === home)
  }

  @Test("A controller that is being dismissed is passed over", .headlessOnly)
  func leaving() throws {
    let home = HomeViewController()
    let app = App(root: home)
    let clock = app.stepByHand()
    let sheet = app.present(InfoViewController())
    home.dismiss(animated: true)
    #expect(sheet.isBeingDismissed)
    #expect(SearchScope(window: app.window).start === home)
    #expect(try find(ClassFinder<InfoViewController, Any?>(), nil, in: app) == nil)
    clock.runToEnd()
  }

  private func find<Source: Finder>(
    _ finder: Source,
    _ context: Source.Context,
    in app: App
  ) throws -> Source.ViewController? {
    try finder.findViewController(with: context, in: SearchScope(window: app.window))
  }
}
