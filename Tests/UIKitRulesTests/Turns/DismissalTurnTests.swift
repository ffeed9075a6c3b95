import Portolan
import Testing

/// The state of a dismissal when the call returns: it has begun, but is not over.
///
/// Sources: radar 18464897 (`dismissViewControllerAnimated:NO` leaves `presentedViewController` set since iOS 8, for
/// two or three turns); Lasso's tests of system behaviour; react-native-screens (`RNSScreenStack`: "even non-animated
/// dismissal has delay"). Sources for `isBeingDismissed`, which is already true: swift-navigation 295 and 332,
/// react-native-screens 4591.
@MainActor
@Suite("After dismiss", .rule(.laterTurns), .tags(.turns), .limited)
struct DismissalTurnTests {
  let journal = Journal()

  @Test(
    "A dismissed controller is still presented before the turn ends, animated or not", .tags(.observed),
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func stillPresented(style: UIModalPresentationStyle, isAnimated: Bool) async {
    let screen = Screen(journal.controller("root"))
    let modal = journal.controller("modal")
    modal.modalPresentationStyle = style
    await screen.root.presentToEnd(modal, animated: false)
    await screen.rest()
    _ = journal.take()
    var isCompleted = false
    screen.root.dismiss(animated: isAnimated) { isCompleted = true }
    #expect(journal.take().isEmpty)
    #expect(screen.root.presentedViewController === modal)
    #expect(modal.presentingViewController === screen.root)
    #expect(modal.isBeingDismissed)
    #expect(modal.view.window === screen.window)
    #expect(!isCompleted)
    await screen.rest()
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(!modal.isBeingDismissed)
    #expect(journal.take().filter { $0.hasPrefix("modal") } == ["modal willDisappear", "modal didDisappear"])
    #expect(isCompleted)
  }

  @Test("All controllers that leave in one dismissal are being dismissed", .tags(.observed))
  func allAreBeingDismissed() async {
    let screen = Screen()
    let first = UIViewController()
    let second = UIViewController()
    await screen.root.presentToEnd(first, animated: false)
    await first.presentToEnd(second, animated: false)
    await screen.rest()
    screen.root.dismiss(animated: false)
    #expect(first.isBeingDismissed)
    #expect(second.isBeingDismissed)
    #expect(first.presentedViewController === second)
    await screen.rest()
    #expect(first.presentedViewController == nil)
  }
}
