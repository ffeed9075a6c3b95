import Portolan
import Testing

/// The rules of `definesPresentationContext` in UIKit's documentation.
@MainActor
@Suite("The context of a presentation", .rule(.presenter), .limited)
struct PresentationContextTests {
  private let leaf = UIViewController()

  @Test("A navigation controller defines one unless told otherwise, a plain controller does not", .tags(.documented))
  func defaults() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(UINavigationController(rootViewController: leaf).definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test(
    "A stack presents a modal in or over the current context, if it defines one", .tags(.documented),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func stackIsContext(style: UIModalPresentationStyle, definesContext: Bool) async {
    let navigation = UINavigationController(rootViewController: leaf)
    if !definesContext { navigation.definesPresentationContext = false }
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.definesPresentationContext = false
    let screen = Screen(tabs)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentingViewController === (definesContext ? navigation : tabs))
    #expect(tabs.presentedViewController === (definesContext ? nil : modal))
    withExtendedLifetime(screen) {}
  }

  @Test("The controller that is asked comes first, if it defines the context itself", .tags(.documented))
  func nearest() async {
    let navigation = UINavigationController(rootViewController: leaf)
    leaf.definesPresentationContext = true
    let screen = Screen(navigation)
    let modal = UIViewController()
    modal.modalPresentationStyle = .overCurrentContext
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(leaf.presentedViewController === modal)
    #expect(navigation.presentedViewController == nil)
    #expect(modal.presentingViewController === leaf)
    withExtendedLifetime(screen) {}
  }

  @Test("Where no controller defines a context, the root-most ancestor presents", .tags(.documented))
  func nobody() async {
    let parent = UIViewController()
    parent.addChild(leaf)
    parent.view.addSubview(leaf.view)
    leaf.didMove(toParent: parent)
    let screen = Screen(parent)
    let modal = UIViewController()
    modal.modalPresentationStyle = .currentContext
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentingViewController === parent)
    withExtendedLifetime(screen) {}
  }

  @Test("Inside a modal its root-most ancestor is the modal, not the root of the window", .tags(.documented))
  func insideModal() async {
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: leaf)
    screen.root.present(navigation, animated: false, completion: nil)
    await settle()
    let modal = UIViewController()
    leaf.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentingViewController === navigation)
    #expect(screen.root.presentedViewController === navigation)
  }

  @Test("A cover of the current context makes the context disappear, and no other controller", .tags(.documented))
  func coversContext() async {
    let journal = Journal()
    let parent = journal.controller("parent")
    let context = journal.controller("context")
    context.definesPresentationContext = true
    parent.addChild(context)
    parent.view.addSubview(context.view)
    context.didMove(toParent: parent)
    let screen = Screen(parent)
    await settle()
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    context.present(cover, animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["context willDisappear", "context didDisappear"])
    context.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["context willAppear", "context didAppear"])
    #expect(context.viewIfLoaded?.superview === parent.view)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    parent.present(modal, animated: false, completion: nil)
    await settle()
    #expect(context.viewIfLoaded?.window == nil)
    #expect(journal.take().filter { $0.hasPrefix("context") } == ["context willDisappear", "context didDisappear"])
    withExtendedLifetime(screen) {}
  }

  // Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/overcurrentcontext: the content is displayed over
  // another controller's, whose tab is not on screen. None tells of the callbacks.
  @Test(
    "A modal over the context of a tab leaves the screen with the tab, and returns with it", .tags(.unsure),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func contextInTab(style: UIModalPresentationStyle, isStack: Bool) async {
    let journal = Journal()
    leaf.definesPresentationContext = !isStack
    let navigation = UINavigationController(rootViewController: leaf)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let screen = Screen(tabs)
    await settle()
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = style
    await leaf.presentToEnd(modal, animated: false)
    #expect(modal.presentingViewController === (isStack ? navigation : leaf))
    _ = journal.take()
    tabs.selectedIndex = 1
    await settle()
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(leaf.viewIfLoaded?.window == nil)
    #expect(journal.take() == ["modal willDisappear", "modal didDisappear"])
    tabs.selectedIndex = 0
    await settle()
    #expect(modal.viewIfLoaded?.window === screen.window)
    #expect((leaf.viewIfLoaded?.window == nil) == (style == .currentContext))
    #expect(journal.take() == ["modal willAppear", "modal didAppear"])
    await leaf.dismissToEnd(animated: false)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(leaf.viewIfLoaded?.window === screen.window)
  }

  // Source: none; a container shows its child once that is selected.
  @Test(
    "A cover that goes while its context is in a hidden tab shows nothing of that tab", .headlessOnly, .tags(.unsure))
  func hiddenContext() async {
    let journal = Journal()
    let navigation = UINavigationController(rootViewController: journal.controller("a"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let screen = Screen(tabs)
    await settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    navigation.present(cover, animated: false, completion: nil)
    await settle()
    tabs.selectedIndex = 1
    await settle()
    _ = journal.take()
    navigation.dismiss(animated: false, completion: nil)
    await settle()
    #expect(navigation.viewIfLoaded?.window == nil)
    #expect(journal.take().isEmpty)
    tabs.selectedIndex = 0
    await settle()
    #expect(navigation.viewIfLoaded?.superview === tabs.view)
    #expect(journal.take() == ["a willAppear", "a didAppear"])
    withExtendedLifetime(screen) {}
  }
}
