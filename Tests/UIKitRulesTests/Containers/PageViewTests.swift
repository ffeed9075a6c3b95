import Portolan
import Testing

// Sources: developer.apple.com/documentation/uikit/uipageviewcontroller, of which each test names the page.
@MainActor
@Suite("A page view controller", .rule(.pages), .limited)
struct PageViewTests {
  private let book = Book("a", "b", "c")
  private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  private func turn(to page: Int, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    controller.setViewControllers([book.pages[page]], direction: .forward, animated: animated, completion: completion)
  }

  // …/setviewcontrollers(_:direction:animated:completion:)
  @Test("The pages that are set are the children, and those that were there leave", .tags(.documented))
  func pages() {
    turn(to: 0)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(controller.children == [book.pages[0]])
    turn(to: 1)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].parent === controller)
    #expect(book.pages[0].parent == nil)
  }

  // …/transitionstyle-swift.property, …/navigationorientation-swift.property, …/optionskey/spinelocation
  @Test("The initialiser decides about the transition, and pages that scroll have no spine", .tags(.documented))
  func properties() {
    #expect(controller.transitionStyle == .scroll)
    #expect(controller.navigationOrientation == .horizontal)
    #expect(controller.spineLocation == .none)
    let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical, options: nil)
    #expect(curling.navigationOrientation == .vertical)
    #expect(curling.spineLocation == .min)
  }

  // Source: public apps and tests that write `UIPageViewController()`, whose pages curl.
  @Test("A page view controller that is made without arguments has pages that curl", .tags(.observed))
  func defaults() {
    let controller = UIPageViewController()
    #expect(controller.transitionStyle == .pageCurl)
    #expect(controller.navigationOrientation == .horizontal)
    #expect(controller.spineLocation == .min)
  }

  // …/isdoublesided, …/setviewcontrollers(_:direction:animated:completion:)
  @Test("With the spine in the middle two pages are displayed, which have content on their back", .tags(.documented))
  func spread() async {
    let middle = NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: middle])
    #expect(controller.spineLocation == .mid)
    #expect(controller.isDoubleSided)
    controller.setViewControllers(
      [book.pages[0], book.pages[1]], direction: .forward, animated: false, completion: nil)
    let screen = Screen(controller)
    await settle()
    #expect(controller.viewControllers == [book.pages[0], book.pages[1]])
    #expect(book.pages[1].viewIfLoaded?.window === screen.window)
  }

  // …/isdoublesided
  @Test("Pages have no content on their back by default", .tags(.documented))
  func singleSided() {
    #expect(!controller.isDoubleSided)
    controller.isDoubleSided = true
    #expect(controller.isDoubleSided)
  }

  @Test("A page moves to the container once, and from it once", .tags(.observed))
  func moves() {
    let page = MovingViewController()
    controller.setViewControllers([page], direction: .forward, animated: false)
    turn(to: 0)
    #expect(page.moves == ["willMove", "didMove", "willMove nil", "didMove nil"])
  }

  @Test("A turn of a page exchanges the visible page, each callback once", .tags(.observed), arguments: [true, false])
  func turning(isAnimated: Bool) async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    #expect(book.journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
    turn(to: 1, animated: isAnimated)
    await settle()
    await screen.rest()
    #expect(
      book.journal.take().sorted() == [
        "a didDisappear", "a willDisappear", "b didAppear", "b didLoad", "b willAppear",
      ])
    #expect(book.pages[0].view.window == nil)
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[1].view.window === screen.window)
    #expect(book.pages[1].animations == [isAnimated, isAnimated])
  }

  // …/setviewcontrollers(_:direction:animated:completion:)
  @Test("The completion is called once, after the turn", .tags(.documented), arguments: [true, false])
  func completion(isAnimated: Bool) async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    var finished: [String] = []
    turn(to: 1, animated: isAnimated) { [book] in
      finished.append("\($0) \(book.journal.entries.contains("b didAppear"))")
    }
    await settle()
    await screen.rest()
    #expect(finished == ["true true"])
  }

  @Test("Setting the page that is displayed calls the completion, and nothing appears again", .tags(.observed))
  func samePage() async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    _ = book.journal.take()
    var finished: [Bool] = []
    turn(to: 0) { finished.append($0) }
    await settle()
    #expect(finished == [true])
    #expect(book.journal.take().isEmpty)
    #expect(book.pages[0].view.window === screen.window)
  }

  // …/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:)
  @Test("The delegate does not hear of a turn by code", .tags(.documented), arguments: [true, false])
  func codeIsNotReported(isAnimated: Bool) async {
    controller.delegate = book
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    turn(to: 1, animated: isAnimated)
    await settle()
    await screen.rest()
    #expect(book.turns == [])
    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test("The page that is set before the container is on screen is the page that appears", .tags(.observed))
  func setBefore() async {
    turn(to: 0)
    turn(to: 2)
    let screen = Screen(controller)
    await settle()
    #expect(book.journal.take() == ["c didLoad", "c willAppear", "c didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test("Appearance callbacks of a turn come after the call, and its parent at once", .tags(.unsure, .turns))
  func laterTurn() async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    _ = book.journal.take()
    turn(to: 1)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(book.pages[1].parent === controller)
    #expect(book.journal.take().isEmpty)
    await settle()
    #expect(book.journal.take().contains("b didAppear"))
    withExtendedLifetime(screen) {}
  }

  @Test("Of two turns at once the second is shown, and the first is said to be skipped", .tags(.unsure, .turns))
  func twoTurns() async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    _ = book.journal.take()
    var finished: [String] = []
    turn(to: 1) { finished.append("b \($0)") }
    turn(to: 2) { finished.append("c \($0)") }
    await settle()
    #expect(finished == ["b false", "c true"])
    #expect(controller.viewControllers == [book.pages[2]])
    #expect(book.pages.map { $0.parent === controller } == [false, false, true])
    #expect(
      book.journal.take().sorted() == [
        "a didDisappear", "a willDisappear", "c didAppear", "c didLoad", "c willAppear",
      ])
    withExtendedLifetime(screen) {}
  }

  @Test("A page that was about to leave stays if it is set again at once", .tags(.unsure, .turns))
  func turnedBack() async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    _ = book.journal.take()
    turn(to: 1)
    turn(to: 0)
    await settle()
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === controller)
    #expect(book.pages[1].parent == nil)
    #expect(book.journal.take().isEmpty)
    #expect(book.pages[0].view.window === screen.window)
  }

  @Test("A page that leaves by itself is gone from the pages and the screen", .tags(.observed), .headlessOnly)
  func pageLeaves() async {
    turn(to: 0)
    let screen = Screen(controller)
    await settle()
    book.pages[0].removeFromParent()
    #expect(controller.viewControllers == [])
    #expect(book.pages[0].view.window == nil)
    withExtendedLifetime(screen) {}
  }

  @Test("A page that was left is released", .tags(.observed))
  func released() async {
    weak var old: UIViewController?
    let screen = Screen(controller)
    do {
      let page = UIViewController()
      old = page
      controller.setViewControllers([page], direction: .forward, animated: false, completion: nil)
      await settle()
      turn(to: 0)
      await settle()
    }
    #expect(old == nil)
    withExtendedLifetime(screen) {}
  }
}
