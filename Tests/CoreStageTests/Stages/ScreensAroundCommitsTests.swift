import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("Screens that appear right before a navigation or are left behind by one", .everyCompletion, .limited)
struct ScreensAroundCommitsTests {
  private let screens = ScreenTrace()

  @Test("A screen that the app has shown right before a navigation begins is not the navigation's")
  func rightBefore() async throws {
    let bag = BagViewController()
    let bar = tabs(HomeViewController(), bag)
    let app = App(root: bar)
    app.router.add(screens)
    // So that the navigation commits and moves nothing.
    app.router.add(InlineContextTask<UIViewController, Any?> { _, _ in })
    await settle()
    bar.selectedIndex = 1
    try await app.reveal(bag)
    await settle()
    #expect(screens.lines == ["Bag appeared, by the user or the app", "reached"])
  }

  @Test(
    "A screen that the app has shown in one column right before a navigation changes the other is not the navigation's")
  func otherColumn() async throws {
    let split = columns(HomeViewController(), InfoViewController())
    let app = App(root: split)
    app.router.add(screens)
    await settle()
    split.viewControllers = [try #require(split.viewControllers.first), BagViewController()]
    let step = build(CatalogueViewController.self)
      .using(UISplitViewController.setAsPrimary()).from(GeneralStep.root().expectingContainer())
    try await app.router.navigate(to: step, animated: false)
    await settle()
    #expect(screens.lines.contains("Bag appeared, by the user or the app"))
    #expect(screens.lines.contains { $0.hasPrefix("Catalogue appeared") && !$0.hasSuffix("by the user or the app") })
  }

  @Test("A screen that comes with an animation appears even if that ends some turns after the callbacks", .headlessOnly)
  func lateCompletion() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let clock = app.stepByHand(completions: .later)
    app.router.add(screens)
    navigation.pushViewController(InfoViewController(), animated: true)
    for _ in 0..<6 {
      await settle()
      clock.step()
    }
    await until { !screens.lines.isEmpty }
    #expect(clock.isIdle)
    #expect(screens.lines == ["Info appeared, by the user or the app"])
  }

  @Test("A screen that an undo could not take back has appeared")
  func leftBehind() async throws {
    let bar = StubbornTabs()
    bar.viewControllers = [HomeViewController(), CatalogueViewController()]
    let app = App(root: bar)
    app.router.add(screens)
    await settle()
    let step = build(InfoViewController.self).using(Spoiling { bar.isStubborn = true })
      .from(.found(by: ClassFinder<CatalogueViewController, Any?>()))
    let error = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: step, animated: false) }
    #expect(error?.code == .undoIncomplete)
    await until { !screens.lines.isEmpty }
    #expect(screens.lines == ["Catalogue appeared, by the user or the app"])
  }
}
