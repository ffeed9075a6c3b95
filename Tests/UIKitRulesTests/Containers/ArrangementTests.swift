#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: developer.apple.com/documentation/uikit/uiarrangementviewcontroller, of iOS 27.1. Unsure: the appearance callbacks.
  @MainActor
  @Suite("Arrangements", .headlessOnly, .rule(.appearance), .tags(.unsure), .limited)
  struct ArrangementTests {
    private let journal = Journal()
    private let arrangement = UIArrangementViewController()

    @Test("Both controllers of an arrangement appear with it, and a replaced one leaves")
    func children() {
      let (player, queue, other) = (
        journal.controller("player"), journal.controller("queue"), journal.controller("other")
      )
      arrangement.setViewController(player, for: .primary)
      arrangement.setViewController(queue, for: .secondary)
      #expect(!arrangement.isViewLoaded)
      #expect(arrangement.children == [player, queue])
      let screen = Screen(arrangement)
      #expect(player.viewIfLoaded?.window === screen.window)
      #expect(queue.viewIfLoaded?.window === screen.window)
      #expect(Set(journal.take()).isSuperset(of: ["player didAppear", "queue didAppear"]))
      arrangement.setViewController(other, for: .secondary, animated: true)
      #expect(arrangement.viewController(for: .secondary) === other)
      #expect(queue.parent == nil)
      #expect(
        journal.take() == [
          "queue willDisappear", "queue didDisappear", "other didLoad", "other willAppear", "other didAppear",
        ])
      arrangement.updateArrangement(UIOverlayArrangement.overlay, animated: true)
      arrangement.setViewController(nil, for: .primary)
      #expect(arrangement.children == [other])
      #expect(other.arrangementViewController === arrangement)
      #expect(player.arrangementViewController == nil)
    }

    @Test("A controller that leaves an arrangement by itself has no place there")
    func leaves() {
      let player = UIViewController()
      arrangement.setViewController(player, for: .primary)
      player.removeFromParent()
      #expect(arrangement.viewController(for: .primary) == nil)
    }
  }
#endif
