import Portolan
import Testing

/// Presentations in a window that was never made visible, or is hidden.
///
/// Sources: the tests of github.com/devxoul/URLNavigator and `testPresentPopover` of github.com/SwifterSwift/SwifterSwift, which ran
/// against UIKit. Both add the view of a controller to a new window, present from the controller, and find the relations set. No
/// source tells of the callbacks in such a window.
@MainActor
@Suite("In a hidden window", .limited)
struct HiddenWindowTests {
  private let journal = Journal()

  private func hiddenWindow(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #if !canImport(UIKit)
      window.headless.transitionClock = Turn.current.clock
    #endif
    window.addSubview(root.view)
    return window
  }

  @Test("A controller whose view is in a hidden window presents", .rule(.relations), .tags(.observed))
  func presents() async {
    let presenter = UIViewController()
    let window = hiddenWindow(presenter)
    let modal = UIViewController()
    var isCompleted = false
    presenter.present(modal, animated: false) { isCompleted = true }
    #expect(presenter.presentedViewController === modal)
    #expect(modal.presentingViewController === presenter)
    await settle()
    #expect(presenter.presentedViewController === modal)
    #expect(modal.presentingViewController === presenter)
    #expect(isCompleted)
    withExtendedLifetime(window) {}
  }

  @Test(
    "A modal of a hidden window is dismissed, with its completion", .rule(.dismissal), .tags(.unsure),
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func dismisses(style: UIModalPresentationStyle) async {
    let presenter = UIViewController()
    let window = hiddenWindow(presenter)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    presenter.present(modal, animated: false, completion: nil)
    await settle()
    var isCompleted = false
    modal.dismiss(animated: false) { isCompleted = true }
    await settle()
    #expect(presenter.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(isCompleted)
    withExtendedLifetime(window) {}
  }

  @Test(
    "A modal of a hidden window appears when the window does", .rule(.windows), .headlessOnly, .tags(.unsure),
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func appearsWithWindow(style: UIModalPresentationStyle) async {
    let root = journal.controller("root")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    window.isHidden = true
    _ = journal.take()
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = style
    root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(journal.take() == ["modal didLoad"])
    window.isHidden = false
    await settle()
    let appeared = journal.take()
    #expect(appeared.suffix(2) == ["modal willAppear", "modal didAppear"])
    #expect(appeared.contains("root didAppear") == (style == .pageSheet))
    #expect(modal.view.window === window)
    root.dismiss(animated: false, completion: nil)
    await settle()
    #expect(journal.take().filter { $0.hasPrefix("modal") } == ["modal willDisappear", "modal didDisappear"])
  }
}
