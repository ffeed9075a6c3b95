#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: the headers of UIViewController, UIViewControllerTransition and UIZoomTransitionOptions, as objc2 quotes them
  // (github.com/madsmtm/objc2-generated), and developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions.
  @MainActor
  @Suite("Zooms", .headlessOnly, .limited)
  struct ZoomTests {
    @MainActor
    private final class Log {
      var asked: [String] = []
      var mayBegin = true
    }

    private let log = Log()
    private let list = UIViewController()
    private let photo = UIViewController()

    init() {
      let log = log
      (list.title, photo.title) = ("list", "photo")
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { $0.willBegin && log.mayBegin }
      photo.preferredTransition = .zoom(
        options: options,
        sourceViewProvider: { context in
          log.asked.append("\(context.sourceViewController.title ?? "") > \(context.zoomedViewController.title ?? "")")
          return nil
        })
    }

    private func screen(_ root: UIViewController) -> Screen {
      let screen = Screen(root)
      screen.window.headless.transitionClock = ImmediateTransitionClock.shared
      return screen
    }

    @Test(
      "A zoom on a stack asks for the view that it comes from, and again on the way back", .rule(.navigation),
      .tags(.documented))
    func stack() {
      let stack = UINavigationController(rootViewController: list)
      let screen = screen(stack)
      stack.pushViewController(photo, animated: true)
      #expect(log.asked == ["list > photo"])
      stack.popViewController(animated: true)
      #expect(log.asked == ["list > photo", "list > photo"])
      stack.pushViewController(photo, animated: false)
      #expect(log.asked.count == 2)
      withExtendedLifetime(screen) {}
    }

    @Test(
      "A zoom of a modal asks for the view that it comes from, and again on the way back", .rule(.presenter),
      .tags(.documented))
    func modal() {
      let screen = screen(list)
      photo.modalPresentationStyle = .fullScreen
      list.present(photo, animated: true)
      list.dismiss(animated: true)
      #expect(log.asked == ["list > photo", "list > photo"])
      withExtendedLifetime(screen) {}
    }

    // Source: the header: a zoom that "morphs" a button of a bar, of iOS 26.
    @Test(
      "A zoom of a modal asks for the button that it comes from, and again on the way back", .rule(.presenter),
      .tags(.documented))
    func button() {
      let screen = screen(list)
      let (log, item) = (log, UIBarButtonItem())
      photo.preferredTransition = .zoom(sourceBarButtonItemProvider: { context in
        log.asked.append(context.zoomedViewController.title ?? "")
        return item
      })
      list.present(photo, animated: true)
      list.dismiss(animated: true)
      #expect(log.asked == ["photo", "photo"])
      withExtendedLifetime(screen) {}
    }

    @Test("A stack ignores a transition that is for presentations", .rule(.navigation), .tags(.documented))
    func ignored() throws {
      let stack = UINavigationController(rootViewController: list)
      let screen = screen(stack)
      for transition in [UIViewController.Transition.coverVertical(), .crossDissolve(), .flipHorizontal()] {
        photo.preferredTransition = transition
        stack.pushViewController(photo, animated: true)
        try screen.window.user.swipeBack()
        #expect(stack.viewControllers == [list])
      }
      #expect(log.asked == [])
    }

    @Test(
      "The options of a zoom refuse the user's swipe, and neither the back button nor code", .rule(.gestures),
      .tags(.documented))
    func refused() throws {
      let stack = UINavigationController(rootViewController: list)
      let screen = screen(stack)
      stack.pushViewController(photo, animated: false)
      log.mayBegin = false
      try screen.window.user.swipeBack()
      #expect(stack.viewControllers == [list, photo])
      try screen.window.user.back()
      #expect(stack.viewControllers == [list])
      stack.pushViewController(photo, animated: false)
      log.mayBegin = true
      try screen.window.user.swipeBack()
      #expect(stack.viewControllers == [list])
    }

    @Test(
      "The user drags a zoomed cover away unless its options refuse that", .rule(.userDismissal), .tags(.documented))
    func cover() throws {
      let screen = screen(list)
      photo.modalPresentationStyle = .fullScreen
      list.present(photo, animated: false)
      log.mayBegin = false
      #expect(try !screen.window.user.swipeDown())
      #expect(list.presentedViewController === photo)
      log.mayBegin = true
      #expect(screen.window.user.possibleGestures.contains("swipe down"))
      #expect(try screen.window.user.swipeDown())
      #expect(list.presentedViewController == nil)
    }
  }
#endif
