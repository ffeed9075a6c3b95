import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A screen that closes with a value", .everyCompletion, .limited)
struct DismissibleTests {
  final class ColorViewController: UIViewController, Dismissible {
    typealias DismissalContext = String
  }

  private final class Item {
    var color = ""
  }

  private let home = HomeViewController()

  @Test("A screen that closes with a value leaves in the way that the route defines, with the context of its request")
  func byRoute() async throws {
    let app = App(root: home)
    let step = StepAssembly(finder: NilFinder<ColorViewController, Item>(), factory: ClassFactory())
      .adding(
        DismissalTask<ColorViewController, Item> { screen, color, item, animated in
          item.color = color
          try await screen.close(animated: animated)
        }
      )
      .using(.present).from(.current).assemble()
    let item = Item()
    let screen = try await app.router.navigate(to: step, with: item, animated: false).viewController
    try await (screen as? ColorViewController)?.close(with: "red")
    #expect(item.color == "red")
    #expect(app.top === home)
  }

  @Test("A screen that closes with a value is only closed if the route defines nothing")
  func byDefault() async throws {
    let app = App(root: home)
    let screen = app.present(ColorViewController())
    try await screen.close(with: "red")
    #expect(app.top === home)
  }

  @Test("A screen that closes with a value is not retained by the closure")
  func released() async throws {
    weak var screen: ColorViewController?
    let app = App(root: home)
    do {
      let new = ColorViewController()
      DismissalTask<ColorViewController, Int> { _, _, _, _ in }.perform(on: new, with: 1)
      screen = new
    }
    #expect(screen == nil)
    _ = app
  }
}
