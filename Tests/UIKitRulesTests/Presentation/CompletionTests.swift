import Portolan
import Testing

@MainActor
@Suite("Completions", .rule(.completions), .limited)
struct CompletionTests {
  private let screen = Screen()

  @Test(
    "The completion of a presentation is called once, with all as it will stay", .tags(.documented),
    arguments: [false, true])
  func presentation(isAnimated: Bool) async {
    let modal = UIViewController()
    var calls = 0
    await withCheckedContinuation { continuation in
      screen.root.present(modal, animated: isAnimated) { [screen] in
        calls += 1
        #expect(!modal.isBeingPresented)
        #expect(modal.presentingViewController === screen.root)
        #expect(modal.transitionCoordinator == nil)
        continuation.resume()
      }
    }
    await settle()
    #expect(calls == 1)
  }

  @Test(
    "The completion of a dismissal is called once, with all as it will stay", .tags(.documented),
    arguments: [false, true])
  func dismissal(isAnimated: Bool) async {
    let modal = UIViewController()
    await screen.root.presentToEnd(modal, animated: false)
    var calls = 0
    await withCheckedContinuation { continuation in
      modal.dismiss(animated: isAnimated) { [screen] in
        calls += 1
        #expect(!modal.isBeingDismissed)
        #expect(screen.root.presentedViewController == nil)
        #expect(modal.view.window == nil)
        continuation.resume()
      }
    }
    await settle()
    #expect(calls == 1)
  }

  @Test("The completion of a presentation may present over the new controller", .tags(.observed))
  func presentsOver() async {
    let first = UIViewController()
    let second = UIViewController()
    await withCheckedContinuation { continuation in
      screen.root.present(first, animated: false) {
        first.present(second, animated: false) { continuation.resume() }
      }
    }
    #expect(screen.root.presentedViewController === first)
    #expect(first.presentedViewController === second)
  }

  @Test("The completion of a presentation may dismiss the new controller", .tags(.observed))
  func dismisses() async {
    let modal = UIViewController()
    await withCheckedContinuation { continuation in
      screen.root.present(modal, animated: false) {
        modal.dismiss(animated: false) { continuation.resume() }
      }
    }
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("The completion of a dismissal may present on the same presenter", .tags(.observed))
  func presentsAfterDismissal() async {
    let next = UIViewController()
    await screen.root.presentToEnd(UIViewController(), animated: false)
    await withCheckedContinuation { continuation in
      screen.root.dismiss(animated: false) { [screen] in
        screen.root.present(next, animated: false) { continuation.resume() }
      }
    }
    #expect(screen.root.presentedViewController === next)
  }
}
