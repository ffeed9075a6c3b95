import Portolan
import Testing

@MainActor
@Suite("Styles of presentation", .limited)
struct PresentationStyleTests {
  @Test(
    "Each style has its presentation controller",
    .rule(.presentationControllers),
    .tags(.documented),
    arguments: [
      (UIModalPresentationStyle.automatic, "sheet"), (.pageSheet, "sheet"), (.formSheet, "sheet"),
      (.popover, "popover"),
      (.fullScreen, "other"), (.overFullScreen, "other"), (.overCurrentContext, "other"), (.currentContext, "other"),
    ]
  )
  func controllerOfStyle(style: UIModalPresentationStyle, expected: String) {
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    let kind =
      switch modal.presentationController {
      case is UISheetPresentationController: "sheet"
      case is UIPopoverPresentationController: "popover"
      case nil: "none"
      default: "other"
      }
    #expect(kind == expected)
    #expect(modal.presentationController?.presentedViewController === modal)
  }

  @Test("Controllers and containers are sheets, unless told otherwise", .rule(.covering), .tags(.observed))
  func controllersAreSheets() {
    #expect(UIViewController().modalPresentationStyle == .formSheet)
    #expect(UINavigationController().modalPresentationStyle == .formSheet)
    #expect(UITabBarController().modalPresentationStyle == .formSheet)
  }

  // Source: developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic: "UIKit maps this style to formSheet in
  // iOS 18 and later, pageSheet in versions of iOS earlier than iOS 18".
  #if !canImport(UIKit)
    @Test(
      "The automatic style is a form sheet from iOS 18, and before a page sheet", .rule(.covering), .tags(.documented),
      arguments: [(17, UIModalPresentationStyle.pageSheet), (18, .formSheet), (26, .formSheet)])
    func automaticStyle(version: Int, style: UIModalPresentationStyle) {
      let usual = HeadlessSystem.version
      HeadlessSystem.version = version
      defer { HeadlessSystem.version = usual }
      let controller = UIViewController()
      #expect(controller.modalPresentationStyle == style)
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == style)
    }

    private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .fullScreen
      }
    }

    // Source: developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle(for:): it is
    // called when the interface is in "a horizontally compact environment".
    @Test(
      "A popover covers its presenter in a compact width if its delegate adapts it to the full screen",
      .rule(.covering), .tags(.documented))
    func adaptedPopover() async {
      let (journal, adapter) = (Journal(), Adapter())
      let base = journal.controller("base")
      let screen = Screen(base)
      await settle()
      for isCompact in [true, false] {
        screen.window.user.resize(to: isCompact ? .compact : .regular)
        _ = journal.take()
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.delegate = adapter
        popover.popoverPresentationController?.sourceView = base.view
        base.present(popover, animated: false)
        await settle()
        #expect(journal.take() == (isCompact ? ["base willDisappear", "base didDisappear"] : []))
        #expect(screen.window.user.possibleGestures.contains("swipe down") == !isCompact)
        base.dismiss(animated: false)
        await settle()
        #expect(popover.presentingViewController == nil)
      }
    }

    // Source: developer.apple.com/documentation/uikit/uipresentationcontroller: it responds to new size classes while its controller is on
    // screen. None tells of the presenter's callbacks.
    @Test(
      "A popover that its delegate adapts to the full screen follows the width of the window",
      .rule(.covering), .tags(.unsure))
    func popoverFollowsWidth() async {
      let (journal, adapter) = (Journal(), Adapter())
      let base = journal.controller("base")
      let screen = Screen(base)
      screen.window.user.resize(to: .compact)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.delegate = adapter
      popover.popoverPresentationController?.sourceView = base.view
      await base.presentToEnd(popover, animated: false)
      _ = journal.take()
      for isCompact in [false, true, false] {
        screen.window.user.resize(to: isCompact ? .compact : .regular)
        await settle()
        let phases = isCompact ? ["willDisappear", "didDisappear"] : ["willAppear", "didAppear"]
        #expect(journal.take() == phases.map { "base \($0)" })
        #expect((base.viewIfLoaded?.window == nil) == isCompact)
        #expect(screen.window.user.possibleGestures.contains("swipe down") == !isCompact)
      }
      #expect(screen.window.subviews.first === base.view)
      await base.dismissToEnd(animated: false)
      #expect(popover.presentingViewController == nil)
      #expect(journal.take().isEmpty)
    }
  #endif

  @Test("An alert leaves its presenter where it is, and knows it", .rule(.covering), .tags(.observed))
  func alert() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    _ = journal.take()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    base.present(alert, animated: false, completion: nil)
    await settle()
    #expect(base.presentedViewController === alert)
    #expect(base.viewIfLoaded?.window === screen.window)
    base.dismiss(animated: false, completion: nil)
    await settle()
    #expect(base.presentedViewController == nil)
    #expect(journal.take().isEmpty)
  }

  @Test("Of a tab bar only the selected tab disappears under a cover", .rule(.covering), .tags(.documented))
  func tabsUnderCover() async {
    let journal = Journal()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: journal.controller("home")), journal.controller("bag"),
    ]
    let screen = Screen(tabs)
    await settle()
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false, completion: nil)
    await settle()
    tabs.dismiss(animated: false, completion: nil)
    await settle()
    #expect(
      journal.take() == ["home willDisappear", "home didDisappear", "home willAppear", "home didAppear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test("A cover over a sheet makes the sheet disappear, not the screen under it", .rule(.covering), .tags(.observed))
  func coverOverSheet() async {
    let journal = Journal()
    let base = journal.controller("base")
    let sheet = journal.controller("sheet")
    let screen = Screen(base)
    base.present(sheet, animated: false, completion: nil)
    await settle()
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["sheet willDisappear", "sheet didDisappear"])
    sheet.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["sheet willAppear", "sheet didAppear"])
    withExtendedLifetime(screen) {}
  }

  @Test("After a root was dismissed clean, a new root presents at once", .rule(.rootReplacement), .tags(.observed))
  func cleanReplacement() async {
    let screen = Screen()
    let modal = UIViewController()
    await screen.root.presentToEnd(modal, animated: false)
    await screen.root.dismissToEnd(animated: false)
    let next = UIViewController()
    screen.window.rootViewController = next
    await settle()
    #expect(modal.viewIfLoaded?.window == nil)
    await next.presentToEnd(modal, animated: false)
    #expect(next.presentedViewController === modal)
  }
}
