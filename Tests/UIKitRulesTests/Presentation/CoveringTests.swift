import Portolan
import Testing

@MainActor
@Suite("What a presentation covers", .limited)
struct CoveringTests {
  @Test("A full-screen cover makes the presenter disappear, and appear again", .rule(.covering), .tags(.documented))
  func fullScreen() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["base willDisappear", "base didDisappear"])
    #expect(base.view.window == nil)
    cover.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["base willAppear", "base didAppear"])
    #expect(base.view.window === screen.window)
  }

  @Test(
    "Sheets and the styles over something leave the presenter where it is", .rule(.covering),
    .tags(.documented),
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext]
  )
  func sheets(style: UIModalPresentationStyle) async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    _ = journal.take()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    base.present(modal, animated: false, completion: nil)
    await settle()
    #expect(base.view.window === screen.window)
    modal.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take().isEmpty)
  }

  @Test("A cover reaches the visible children of the presenter", .rule(.covering), .tags(.documented))
  func coversChildren() async {
    let journal = Journal()
    let bottom = journal.controller("bottom")
    let top = journal.controller("top")
    let navigation = UINavigationController(rootViewController: bottom)
    navigation.viewControllers = [bottom, top]
    let screen = Screen(navigation)
    await settle()
    _ = journal.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    top.present(cover, animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["top willDisappear", "top didDisappear"])
    withExtendedLifetime(screen) {}
  }

  @Test("Of controllers dismissed together each disappears only if it was visible", .rule(.dismissal), .tags(.observed))
  func dismissedTogether() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    let covered = journal.controller("covered")
    let cover = journal.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    base.present(covered, animated: false, completion: nil)
    await settle()
    covered.present(cover, animated: false, completion: nil)
    await settle()
    _ = journal.take()
    base.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["cover willDisappear", "cover didDisappear"])
    withExtendedLifetime(screen) {}
  }

  @Test("A cover appears before its presenter has disappeared", .rule(.covering), .tags(.unsure))
  func orderOfCover() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    _ = journal.take()
    let cover = journal.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    base.present(cover, animated: false, completion: nil)
    await settle()
    #expect(
      journal.take() == [
        "cover didLoad", "base willDisappear", "cover willAppear", "cover didAppear", "base didDisappear",
      ]
    )
    cover.dismiss(animated: false, completion: nil)
    await settle()
    #expect(
      journal.take() == ["cover willDisappear", "base willAppear", "base didAppear", "cover didDisappear"]
    )
    withExtendedLifetime(screen) {}
  }

  @Test(
    "A replaced root leaves its modals in the window, without a presenter", .rule(.rootReplacement),
    .tags(.observed))
  func replacedRoot() async {
    let screen = Screen()
    let modal = UIViewController()
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    let next = UIViewController()
    screen.window.rootViewController = next
    await settle()
    #expect(modal.viewIfLoaded?.window === screen.window)
    #expect(next.presentedViewController == nil)
  }

  @Test("A controller that was a full-screen cover may come again as a sheet", .rule(.covering), .tags(.documented))
  func coverThenSheet() async {
    let journal = Journal()
    let base = journal.controller("base")
    let screen = Screen(base)
    await settle()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    await base.presentToEnd(modal, animated: false)
    await base.dismissToEnd(animated: false)
    _ = journal.take()
    modal.modalPresentationStyle = .pageSheet
    await base.presentToEnd(modal, animated: false)
    #expect(base.viewIfLoaded?.window === screen.window)
    await base.dismissToEnd(animated: false)
    #expect(journal.take().isEmpty)
  }
}
