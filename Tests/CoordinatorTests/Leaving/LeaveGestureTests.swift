import Portolan
import Testing

@MainActor
@Suite("The user's ways back from a screen with unsaved changes", .everyCompletion, .limited, .headlessOnly)
struct LeaveGestureTests {
  private let home = HomeViewController()
  private let draft = DraftViewController()

  /// Returns an app with the draft on a stack, where the user can act.
  private func pushed() async -> (app: App, navigation: UINavigationController) {
    let navigation = stack(home, draft)
    let app = App(root: navigation)
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    return (app, navigation)
  }

  @Test("The back button asks, and pops if the screen may leave", arguments: [true, false])
  func backButton(mayLeave: Bool) async throws {
    let (app, navigation) = await pushed()
    draft.answer = .success(mayLeave)
    let before = app.state
    try app.window.user.back()
    if mayLeave {
      await until { navigation.viewControllers == [home] }
      #expect(navigation.viewControllers == [home])
    } else {
      await until { draft.questions == 1 }
      await settle()
      #expect(app.state == before)
    }
    #expect(draft.questions == 1)
  }

  @Test("Two taps on the back button are one question and one pop")
  func backTwice() async throws {
    let navigation = stack(home, InfoViewController(), draft)
    let app = App(root: navigation)
    draft.setNeedsUpdateOfLeaveConfirmation()
    let gate = Gate()
    draft.gate = gate
    await app.rest()
    try app.window.user.back()
    await gate.arrivals(1)
    try app.window.user.back()
    await settle()
    gate.open()
    await until { navigation.viewControllers.count < 3 }
    await app.rest()
    await settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(draft.questions == 1)
  }

  @Test("The back button pops as usual once the changes are saved")
  func saved() async throws {
    let (app, navigation) = await pushed()
    #expect(draft.navigationItem.backAction != nil)
    draft.hasUnsavedChanges = false
    #expect(draft.navigationItem.backAction == nil)
    try app.window.user.back()
    await until { navigation.viewControllers == [home] }
    #expect(draft.questions == 0)
  }

  @Test("The swipe back is disabled while the screen is on top with unsaved changes")
  func swipeBack() async throws {
    let (app, navigation) = await pushed()
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(throws: (any Error).self) { try app.window.user.swipeBack() }
    // Another screen over it is left as usual.
    app.atOnce { navigation.pushViewController(InfoViewController(), animated: false) }
    await until { navigation.interactivePopGestureRecognizer?.isEnabled == true }
    try app.window.user.swipeBack()
    await until { navigation.topViewController === draft && navigation.transitionCoordinator == nil }
    await until { navigation.interactivePopGestureRecognizer?.isEnabled == false }
    #expect(throws: (any Error).self) { try app.window.user.swipeBack() }
    draft.hasUnsavedChanges = false
    try app.window.user.swipeBack()
    await until { navigation.viewControllers == [home] }
    #expect(draft.questions == 0)
  }

  @Test("The swipe back is enabled again when the screen has left")
  func swipeAfterwards() async throws {
    let (app, navigation) = await pushed()
    try app.window.user.back()
    await until { navigation.viewControllers == [home] }
    await until { navigation.interactivePopGestureRecognizer?.isEnabled == true }
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(navigation.interactiveContentPopGestureRecognizer?.isEnabled == true)
  }

  @Test("A swipe back that the app has disabled stays disabled")
  func ownSwipe() async throws {
    let navigation = stack(home, draft)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let app = App(root: navigation)
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    draft.hasUnsavedChanges = false
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test("The first screen of a stack gets no back button, and a back action of the app stays")
  func backActions() async throws {
    let navigation = stack(draft)
    let app = App(root: navigation)
    draft.setNeedsUpdateOfLeaveConfirmation()
    #expect(draft.navigationItem.backAction == nil)
    let second = DraftViewController()
    let own = UIAction(identifier: .init("own")) { _ in }
    second.navigationItem.backAction = own
    app.atOnce { navigation.pushViewController(second, animated: false) }
    second.setNeedsUpdateOfLeaveConfirmation()
    #expect(second.navigationItem.backAction?.identifier == own.identifier)
    second.hasUnsavedChanges = false
    #expect(second.navigationItem.backAction?.identifier == own.identifier)
  }

  @Test("A swipe down asks, and dismisses the sheet if the screen may leave, inside a stack too", arguments: [0, 1, 2])
  func swipeDown(depth: Int) async throws {
    let sheet =
      switch depth {
      case 0: draft
      case 1: stack(draft)
      default: stack(draft, InfoViewController())
      }
    let app = App(root: home)
    app.present(sheet)
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    draft.answer = .success(false)
    #expect(try !app.window.user.swipeDown())
    await until { draft.questions == 1 }
    await settle()
    #expect(home.presentedViewController === sheet)
    draft.answer = .success(true)
    #expect(try !app.window.user.swipeDown())
    await until { home.presentedViewController == nil }
    #expect(home.presentedViewController == nil)
    #expect(draft.questions == 2)
  }

  @Test(
    "A sheet is swiped down as usual once the changes are saved, and an app's own setting stays", arguments: [0, 1])
  func savedSheet(own: Int) async throws {
    let app = App(root: home)
    let sheet = stack(draft)
    sheet.isModalInPresentation = own == 1
    app.present(sheet)
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    #expect(sheet.isModalInPresentation)
    draft.hasUnsavedChanges = false
    #expect(sheet.isModalInPresentation == (own == 1))
    #expect(try app.window.user.swipeDown() == (own == 0))
    #expect(draft.questions == 0)
  }

  @Test("A delegate of the app hears of the attempt, and closes the sheet with close()")
  func ownDelegate() async throws {
    final class Closing: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let sheet = presentationController.presentedViewController
        Task { try? await sheet.close() }
      }
    }
    let closing = Closing()
    let app = App(root: home)
    draft.presentationController?.delegate = closing
    app.present(draft)
    draft.setNeedsUpdateOfLeaveConfirmation()
    await app.rest()
    #expect(try !app.window.user.swipeDown())
    await until { home.presentedViewController == nil }
    #expect(draft.questions == 1)
  }

  @Test("A screen may say that it has changes before it is shown, and its view is not loaded for that")
  func early() async throws {
    let navigation = stack(home)
    let app = App(root: navigation)
    draft.hasUnsavedChanges = true
    #expect(!draft.isViewLoaded)
    app.atOnce { navigation.pushViewController(draft, animated: false) }
    await until { navigation.interactivePopGestureRecognizer?.isEnabled == false }
    #expect(draft.navigationItem.backAction != nil)
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test("Nothing is added to the app's views")
  func views() async throws {
    let list = UnsavedListController()
    let app = App(root: stack(home, list))
    list.setNeedsUpdateOfLeaveConfirmation()
    let flow = Flow<Void>()
    flow.follow(list)
    await app.rest()
    await settle()
    #expect(list.tableView.subviews.allSatisfy { $0 is UITableViewCell })
    withExtendedLifetime(flow) {}
  }

  @Test("A screen that leaves is released, and its stack as well")
  func released() async throws {
    weak var screen: DraftViewController?
    weak var stackOfScreen: UINavigationController?
    let app = App(root: home)
    do {
      let other = DraftViewController()
      let navigation = stack(InfoViewController(), other)
      screen = other
      stackOfScreen = navigation
      app.present(navigation)
      other.setNeedsUpdateOfLeaveConfirmation()
      await app.rest()
    }
    app.atOnce { home.dismiss(animated: false, completion: nil) }
    await until { screen == nil && stackOfScreen == nil }
    #expect(screen == nil)
    #expect(stackOfScreen == nil)
  }

  @Test(
    "The delegate of a tab bar can ask before a tap on the selected tab pops to the root", arguments: [true, false])
  func tapOnSelectedTab(mayLeave: Bool) async throws {
    final class TabDelegate: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        guard viewController === tabBarController.selectedViewController, viewController.hasUnsavedScreens else {
          return true
        }
        Task {
          guard try await viewController.askToLeave() else { return }
          (viewController as? UINavigationController)?.popToRootViewController(animated: false)
        }
        return false
      }
    }
    let navigation = stack(home, draft)
    let bar = tabs(navigation, BagViewController())
    let delegate = TabDelegate()
    bar.delegate = delegate
    let app = App(root: bar)
    await app.rest()
    draft.answer = .success(mayLeave)
    #expect(try !app.window.user.tap(tab: "Tab 0"))
    await until { draft.questions == 1 }
    if mayLeave { await until { navigation.viewControllers == [home] } } else { await settle() }
    #expect(navigation.viewControllers == (mayLeave ? [home] : [home, draft]))
    // Another tab is selected without a question.
    await app.rest()
    #expect(try app.window.user.tap(tab: "Tab 1"))
    #expect(draft.questions == 1)
  }
}

private final class UnsavedListController: UITableViewController, LeaveConfirming {
  let hasUnsavedChanges = true

  func confirmLeaving() async throws -> Bool { true }
}
