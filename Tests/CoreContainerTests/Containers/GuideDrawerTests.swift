import Portolan
import PortolanArticles
import Testing

// The drawer of the guide "A container of your own", which the tests of guides only compile.

private final class SlidingDrawerViewController: UIViewController, ContainerViewController {
  private(set) var menu: UIViewController
  private(set) var content: UIViewController
  private(set) var isOpen = false

  var containerAdapter: any ContainerAdapter { SlidingDrawerAdapter(drawer: self) }

  init(menu: UIViewController, content: UIViewController) {
    self.menu = menu
    self.content = content
    super.init(nibName: nil, bundle: nil)
    for child in [content, menu] {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content.view)
  }

  func setOpen(_ isOpen: Bool, animated: Bool) async {
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    guard isViewLoaded else { return }
    if isOpen { view.addSubview(menu.view) }
    if animated {
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.25, animations: {}, completion: { _ in continuation.resume() })
      }
    }
    if !isOpen { menu.view.removeFromSuperview() }
  }

  func setChildren(menu: UIViewController, content: UIViewController) {
    for old in [self.menu, self.content] where old !== menu && old !== content {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for new in [menu, content] where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    (self.menu, self.content) = (menu, content)
    guard isViewLoaded else { return }
    view.insertSubview(content.view, at: 0)
    if isOpen { view.addSubview(menu.view) }
  }
}

private struct SlidingDrawerAdapter: ContainerAdapter {
  struct NeedsTwoChildren: Error {}

  let drawer: SlidingDrawerViewController

  var containedViewControllers: [UIViewController] { [drawer.content, drawer.menu] }
  var visibleViewControllers: [UIViewController] { [drawer.isOpen ? drawer.menu : drawer.content] }

  func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {
    await drawer.setOpen(viewController === drawer.menu, animated: animated)
  }

  func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
    guard viewControllers.count == 2 else { throw NeedsTwoChildren() }
    drawer.setChildren(menu: viewControllers[1], content: viewControllers[0])
  }
}

private struct SetContentAction: ContainerAction {
  typealias ViewController = SlidingDrawerViewController

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children[0] = viewController
  }
}

@MainActor
@Suite("The drawer of the guide", .everyCompletion, .limited)
struct GuideDrawerTests {
  private enum Place: Screen {
    case drawer, menu, inbox
    case message(id: Int)

    var assembly: any Assembly {
      switch self {
      case .drawer:
        InlineAssembly {
          let (menu, inbox) = (UIViewController(), HomeViewController())
          menu.setScreen(Place.menu)
          inbox.setScreen(Place.inbox)
          return SlidingDrawerViewController(menu: menu, content: UINavigationController(rootViewController: inbox))
        }
      default: InlineAssembly { InfoViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .drawer: .root
      case .menu, .inbox: .part(of: .drawer)
      case .message: .push(onto: .inbox)
      }
    }
  }

  private var account: DestinationStep<AccountViewController, Any?> {
    StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(options: .currentVisibleOnly), factory: ClassFactory()
    )
    .using(SetContentAction())
    .from(find(SlidingDrawerViewController.self)).from(.current)
  }

  @Test(
    "The drawer of the guide opens by a route to its menu, and closes by a route into its content",
    arguments: [true, false])
  func opens(animated: Bool) async throws {
    let app = App(root: HomeViewController())
    try await app.router.navigate(to: Place.menu, animated: animated)
    let drawer = try #require(app.window.rootViewController as? SlidingDrawerViewController)
    #expect(drawer.isOpen)
    #expect(drawer.menu.viewIfLoaded?.window === app.window)
    let result = try await app.router.navigate(to: Place.message(id: 1), animated: animated)
    #expect(!drawer.isOpen)
    #expect((drawer.content as? UINavigationController)?.topViewController === result.viewController)
    #expect(drawer.menu.viewIfLoaded?.window == nil)
  }

  @Test(
    "The drawer of the guide gets another content, after a question to the old one, which comes back if a later step fails"
  )
  func content() async throws {
    let draft = DraftViewController()
    let drawer = SlidingDrawerViewController(menu: UIViewController(), content: draft)
    let app = App(root: drawer)
    draft.answer = .success(false)
    await app.expectRefused(as: .leaveDenied) { try await $0.navigate(to: account, animated: false) }
    draft.answer = .success(true)
    await app.expectUndone { try await $0.navigate(to: account.failing, animated: false) }
    try await app.router.navigate(to: account, animated: false)
    #expect(drawer.content is AccountViewController)
    #expect(draft.parent == nil)
  }
}
