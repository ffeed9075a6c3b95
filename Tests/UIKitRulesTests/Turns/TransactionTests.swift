import Portolan
import Testing

/// The completion of a transaction, with which many libraries wait for a push.
///
/// Source: developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:): the closure is called "as soon as all
/// animations subsequently added by this transaction group have completed", and "if no animations are added before the current
/// transaction group is committed …, the block will be invoked immediately".
@MainActor
@Suite("The completion of a transaction", .rule(.completions), .tags(.documented), .limited)
struct TransactionTests {
  private let journal = Journal()

  @Test("The completion of a transaction is called after an animated push that was begun inside")
  func push() async {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    await settle()
    let pushed = journal.controller("pushed")
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("completion") }
    navigation.pushViewController(pushed, animated: true)
    CATransaction.commit()
    await settle()
    #expect(journal.take() == ["pushed didLoad", "pushed willAppear", "pushed didAppear", "completion"])
    withExtendedLifetime(screen) {}
  }

  @Test("The completion of a transaction is called after all animations inside, also in an inner transaction")
  func nested() async {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("outer") }
    UIView.animate(withDuration: 0.01) {
    } completion: { [journal] _ in
      journal.note("first")
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("inner") }
    UIView.animate(withDuration: 0.01) {
    } completion: { [journal] _ in
      journal.note("second")
    }
    CATransaction.commit()
    CATransaction.commit()
    #expect(journal.take().isEmpty)
    await settle()
    #expect(journal.take() == ["first", "second", "inner", "outer"])
  }

  @Test("Without an animation it is called at once")
  func withoutAnimation() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [journal] in journal.note("completion") }
    #expect(journal.take().isEmpty)
    CATransaction.commit()
    #expect(journal.take() == ["completion"])
  }

  @Test("Outside a transaction it is called later")
  func implicit() async {
    CATransaction.setCompletionBlock { [journal] in journal.note("completion") }
    #expect(journal.take().isEmpty)
    await settle()
    #expect(journal.take() == ["completion"])
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var heard: [Bool] = []

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
  }

  @Test("An animation of a layer ends for its delegate, finished or removed")
  func layer() async {
    let listener = Listener()
    let layer = UIView().layer
    let fade = CATransition()
    fade.duration = 0.01
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    #expect(layer.animation(forKey: "fade") != nil)
    await settle()
    #expect(listener.heard == [true])
    #expect(layer.animationKeys() == nil)
    layer.add(fade, forKey: "fade")
    layer.removeAllAnimations()
    await settle()
    #expect(listener.heard == [true, false])
  }
}
