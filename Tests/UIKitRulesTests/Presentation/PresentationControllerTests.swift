import Portolan
import Testing

@MainActor
@Suite("Presentation controllers and transitioning delegates", .rule(.presentationControllers), .limited)
struct PresentationControllerTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var animations: [String] = []
    var completes = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let entering = transitionContext.viewController(forKey: .to)
      animations.append(entering?.isBeingPresented == true ? "present" : "dismiss")
      if let view = transitionContext.view(forKey: .to), entering?.isBeingPresented == true {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(completes)
    }
  }

  private final class Presentation: UIPresentationController {
    private(set) var moments: [String] = []

    override func presentationTransitionWillBegin() { moments.append("willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) { moments.append("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { moments.append("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { moments.append("dismissal didEnd \(completed)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    var presentation: Presentation?

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentation = Presentation(presentedViewController: presented, presenting: presenting)
      return presentation
    }
  }

  @Test("The delegate animates an animated presentation and dismissal", .tags(.documented))
  func animates() async {
    let screen = Screen()
    let delegate = Delegate()
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = delegate
    await screen.root.presentToEnd(modal, animated: true)
    #expect(delegate.animator.animations == ["present"])
    await modal.dismissToEnd(animated: true)
    #expect(delegate.animator.animations == ["present", "dismiss"])
    #expect(screen.root.presentedViewController == nil)
  }

  @Test("A dismissal that its animation cancels leaves all as it was", .headlessOnly, .tags(.documented))
  func cancelledDismissal() async {
    let journal = Journal()
    let screen = Screen()
    let delegate = Delegate()
    let covered = journal.controller("covered")
    covered.modalPresentationStyle = .overFullScreen
    covered.transitioningDelegate = delegate
    let cover = journal.controller("cover")
    cover.modalPresentationStyle = .fullScreen
    screen.root.present(covered, animated: false, completion: nil)
    await settle()
    covered.present(cover, animated: false, completion: nil)
    await settle()
    _ = journal.take()
    delegate.animator.completes = false
    var isCompleted = false
    screen.root.dismiss(animated: true) { isCompleted = true }
    await settle()
    #expect(!isCompleted)
    #expect(screen.root.presentedViewController === covered)
    #expect(covered.presentedViewController === cover)
    #expect(!cover.isBeingDismissed)
    #expect(!covered.isBeingDismissed)
    #expect(journal.take() == ["cover willDisappear", "cover willAppear", "cover didAppear"])
  }

  @Test("A presentation that its animation cancels leaves nothing behind", .headlessOnly, .tags(.documented))
  func cancelledPresentation() async {
    let screen = Screen()
    let delegate = Delegate()
    delegate.animator.completes = false
    let modal = UIViewController()
    modal.modalPresentationStyle = .overFullScreen
    modal.transitioningDelegate = delegate
    screen.root.present(modal, animated: true, completion: nil)
    await settle()
    #expect(screen.root.presentedViewController == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.view.window == nil)
    #expect(!modal.isBeingPresented)
  }

  @Test("The delegate's presentation controller accompanies a custom presentation", .tags(.documented))
  func customPresentation() async {
    let screen = Screen()
    let delegate = Delegate()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    let presentation = delegate.presentation
    #expect(presentation != nil)
    #expect(modal.presentationController === presentation)
    #expect(presentation?.presentingViewController === screen.root)
    modal.dismiss(animated: false, completion: nil)
    await settle()
    #expect(
      presentation?.moments == ["willBegin", "didEnd true", "dismissal willBegin", "dismissal didEnd true"]
    )
  }

  @Test("The delegate is asked for a presentation controller only if the style is custom", .tags(.documented))
  func onlyCustomAsksForPresentation() async {
    let screen = Screen()
    let delegate = Delegate()
    let modal = UIViewController()
    modal.transitioningDelegate = delegate
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(delegate.presentation == nil)
  }

  @Test("The class of the presentation controller follows the style", .tags(.documented))
  func classFollowsStyle() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil)
    #expect(controller.sheetPresentationController == nil)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.sheetPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
  }

  @Test("The presentation controller stays the same from its first use to the dismissal", .tags(.documented))
  func staysTheSame() async {
    let screen = Screen()
    let inside = UIViewController()
    let modal = UINavigationController(rootViewController: inside)
    let early = modal.presentationController
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(modal.presentationController === early)
    #expect(inside.presentationController === early)
  }

  // Source: developer.apple.com/documentation/uikit/uipresentationcontroller/presentedviewcontroller: it is no optional.
  @Test(
    "A presentation controller of the app's own holds its controller, as does one after the dismissal",
    .tags(.documented))
  func holdsItsController() async {
    let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
    #expect(presentation.presentedViewController.presentingViewController == nil)
    let screen = Screen()
    var modal: UIViewController? = UIViewController()
    modal?.title = "modal"
    let former = modal?.presentationController
    await screen.root.presentToEnd(modal ?? UIViewController(), animated: false)
    await screen.root.dismissToEnd(animated: false)
    modal = nil
    #expect(former?.presentedViewController.title == "modal")
  }

  // Source: developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitionwillbegin(): "use this method to add
  // custom views to the view hierarchy".
  @Test("A presentation controller adds views before its presentation begins", .tags(.documented))
  func dims() async {
    final class Dimming: UIPresentationController {
      let dimming = UIView()
      override func presentationTransitionWillBegin() { containerView?.insertSubview(dimming, at: 0) }
    }
    final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
      var presentation: Dimming?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        presentation = Dimming(presentedViewController: presented, presenting: presenting)
        return presentation
      }
    }
    let (screen, chooser, modal) = (Screen(), Chooser(), UIViewController())
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = chooser
    screen.root.present(modal, animated: false, completion: nil)
    await settle()
    #expect(chooser.presentation?.dimming.window === screen.window)
  }

  @Test("The transitioning delegate is not kept alive", .tags(.documented))
  func delegateIsWeak() {
    let modal = UIViewController()
    modal.transitioningDelegate = Delegate()
    #expect(modal.transitioningDelegate == nil)
  }
}
