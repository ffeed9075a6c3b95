import Portolan
import Testing

/// Animations of views, whose completions come later even if there is nothing to see.
///
/// Sources: the tests of the animations of `UIView` of github.com/SwifterSwift/SwifterSwift, which ran against UIKit with views in no
/// window; and developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:): "If the duration of the
/// animation is 0, this block is performed at the beginning of the next run loop cycle."
@MainActor
@Suite("An animation of views", .rule(.laterTurns), .tags(.turns), .limited)
struct AnimationTests {
  @Test(
    "The changes of an animation are made in the call, and its completion is called once, in a later turn",
    .tags(.documented),
    arguments: [0, 0.01])
  func completion(duration: Double) async {
    let view = UIView()
    var completions: [Bool] = []
    UIView.animate(withDuration: duration) {
      view.alpha = 0
    } completion: {
      completions.append($0)
    }
    UIView.animate(withDuration: duration, delay: 0, options: []) {
      view.tag = 1
    } completion: {
      completions.append($0)
    }
    #expect(view.alpha == 0)
    #expect(view.tag == 1)
    #expect(completions.isEmpty)
    await settle()
    #expect(completions.count == 2)
  }

  @Test(
    "A transition of a view in no window and in a window completes in a later turn", .tags(.observed),
    arguments: [true, false])
  func transition(isOnScreen: Bool) async {
    let screen = Screen()
    let view = isOnScreen ? screen.root.view : UIView()
    var completions = 0
    UIView.transition(with: view ?? UIView(), duration: 0, options: []) {
      view?.tag = 1
    } completion: { _ in
      completions += 1
    }
    #expect(view?.tag == 1)
    #expect(completions == 0)
    await settle()
    #expect(completions == 1)
  }

  @Test(
    "An animator makes its changes at its start and ends in a later turn, unless it was stopped", .tags(.observed))
  func animator() async {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 0.01, curve: .linear) { log.append("first") }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append("\($0 == .end)") }
    #expect(log.isEmpty)
    animator.startAnimation()
    let stopped = UIViewPropertyAnimator(duration: 0.01, curve: .linear)
    stopped.addCompletion { _ in log.append("stopped") }
    stopped.startAnimation()
    #expect(animator.isRunning)
    stopped.stopAnimation(true)
    #expect(!stopped.isRunning)
    #expect(log == ["first", "second"])
    await settle()
    #expect(log == ["first", "second", "true"])
    #expect(!animator.isRunning)
  }
}
