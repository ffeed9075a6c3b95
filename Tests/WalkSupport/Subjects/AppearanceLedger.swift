#if !canImport(UIKit)
  import Portolan

  /// A comparison of the screens that a router reports as appearing with the screens that the window shows.
  @MainActor
  final class AppearanceLedger: ScreenObserver {
    /// A weak reference to a screen, since another one may later have the same address.
    private struct Seen {
      weak var screen: UIViewController?
      /// A Boolean value that indicates whether the screen was out of sight when a navigation ended, so that its appearance may
      /// be reported again.
      var mayComeBack = false
    }

    private unowned let world: World
    /// The screens that were reported, or existed from the beginning, and have been visible since, as far as is known.
    private var seen: [Seen]
    /// The numbers of changes of the hierarchy when the window was last at rest, from outside the router and by the
    /// router.
    private var moves = (others: 0, router: 0)

    init(world: World) {
      self.world = world
      seen = Survey.seen(in: world.window).map { Seen(screen: $0) }
    }

    func router(did event: NavigationEvent) {}

    /// Takes account of a navigation of any router that has ended.
    func noteEnd(of event: NavigationEvent) {
      if case .reached = event.what { noteHidden() }
    }

    /// Takes account of a change that has hidden screens, which are told again when they come back.
    func noteHidden() {
      let shown = Survey.seen(in: world.window)
      for index in seen.indices where !shown.contains(where: { $0 === seen[index].screen }) {
        seen[index].mayComeBack = true
      }
    }

    func router(didShow appearance: ScreenAppearance) {
      world.note("     \(appearance.text)")
      let shown = Survey.seen(in: world.window)
      seen.removeAll { known in !shown.contains { $0 === known.screen } }
      let screen = appearance.viewController
      if !shown.contains(where: { $0 === screen }) { report("\(appearance.text), and is not seen") }
      switch appearance.cause {
      case .route:
        if current.router == moves.router { report("\(appearance.text), though no router has moved anything") }
      case .other:
        if world.defect == .observerIsDeafToOthers { return }
        // A screen that a container refused to give back was brought by no navigation that succeeded.
        if current.others == moves.others, !world.hasLeftovers {
          report("\(appearance.text), though only routers have moved anything")
        }
      }
      if isToldTwice(screen) { report("\(appearance.text), which was told before") }
      seen.removeAll { $0.screen === screen }
      seen.append(Seen(screen: screen))
    }

    /// Verifies that all visible screens were reported, now that the window is at rest.
    func checkAtRest() {
      let shown = Survey.seen(in: world.window)
      for screen in shown where !isSeen(screen) {
        report("\(type(of: screen)) \(screen.title ?? "") has appeared, and nobody was told")
      }
      seen = shown.map { Seen(screen: $0) }
      moves = current
    }

    private func isSeen(_ screen: UIViewController) -> Bool {
      seen.contains { $0.screen === screen }
    }

    private func isToldTwice(_ screen: UIViewController) -> Bool {
      seen.contains { $0.screen === screen && !$0.mayComeBack }
    }

    private var current: (others: Int, router: Int) {
      (world.touches + world.conducts, world.moves - world.touches)
    }

    private func report(_ detail: String) {
      world.report(.appearancesAreToldOnce, detail)
    }
  }

  extension Survey {
    /// Returns the innermost visible controllers of the topmost level, even if an alert is above it.
    static func seen(in window: UIWindow) -> [UIViewController] {
      var top = window.rootViewController
      var level = top
      while let presented = level?.presentedViewController, !presented.isBeingDismissed {
        if !(presented is UIAlertController) { top = presented }
        level = presented
      }
      return top.map(innermost) ?? []
    }

    private static func innermost(_ controller: UIViewController) -> [UIViewController] {
      let visible = contents(of: controller).1
      return visible.isEmpty ? [controller] : visible.flatMap(innermost)
    }
  }
#endif
