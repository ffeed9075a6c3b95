import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A finder with a starting point", .everyCompletion, .limited)
struct SearchStartTests {
  private let home = HomeViewController()
  private let inner = ProductViewController(productID: 1)
  private let app: App

  init() {
    app = App(root: tabs(stack(home, inner), InfoViewController()))
    app.present(stack(ProductViewController(productID: 2)))
  }

  private func find(
    _ start: SearchStart, _ options: SearchOptions = .currentAllStack
  ) throws -> Int? {
    let finder = ClassFinder<ProductViewController, Any?>(options: options).starting(from: start)
    return try finder.findViewController(with: nil, in: SearchScope(window: app.window))?.productID
  }

  @Test("A finder with a starting point starts with the topmost controller, the root, or one that a closure chooses")
  func starts() throws {
    #expect(try find(.topmost) == 2)
    #expect(try find(.root) == 1)
    let fromInner = try find(.custom { [inner] in inner })
    #expect(fromInner == 1)
    let fromHome = try find(.custom { [home] in home })
    #expect(fromHome == nil)
  }

  @Test("A finder with a starting point finds nothing from nowhere, or from outside the window")
  func nowhere() throws {
    let fromNowhere = try find(.custom { nil })
    #expect(fromNowhere == nil)
    let fromOutside = try find(.custom { ProductViewController(productID: 3) })
    #expect(fromOutside == nil)
  }

  @Test("A finder with a starting point may ask the context, or a closure")
  func others() throws {
    let scope = SearchScope(window: app.window)
    let byContext = ClassWithContextFinder<ProductViewController, Int>(options: .currentAllStack)
      .starting(from: .root)
    #expect(try byContext.findViewController(with: 1, in: scope) === inner)
    #expect(try byContext.findViewController(with: 2, in: scope) == nil)
    let byClosure = InlineFinder(options: .currentAllStack) { (screen: ProductViewController, _: Any?) in
      screen.productID > 0
    }
    .starting(from: .root)
    #expect(try byClosure.findViewController(with: nil, in: scope) === inner)
  }
}
