#if !canImport(UIKit)
  import Portolan

  /// Compares what a router tells of screens that appear with what the window shows.
  @MainActor
  final class AppearanceLedger: ScreenObserver {
    /// A screen that is not retained: another one may come to live where it was.
    private struct Seen {
      weak var screen: UIViewController?
    }

    private unowned let world: World
    /// The screens that were told, or were there from the beginning, and have been seen ever since as far as is known.
    private var seen: [Seen]
    /// How often the hierarchy had been moved when the window was last at rest, by others than the router and by the router.
    private var moves = (others: 0, router: 0)

    /// Whether a navigation could not put everything back since the window was last at rest.
    private var hasLeftovers = false

    init(world: World) {
      self.world = world
      seen = Survey.seen(in: world.window).map(Seen.init)
    }

    func router(did event: NavigationEvent) {}

    /// Takes account of a navigation of any router that has ended.
    func noteEnd(of event: NavigationEvent) {
      switch event {
      // The screens that it has taken out of sight may come back with the next.
      case .reached: forgetUnseen(among: Survey.seen(in: world.window))
      // What a container has kept came by no navigation that succeeded.
      case .failed(_, let error as RoutingError) where error.code == .undoIncomplete: hasLeftovers = true
      default: break
      }
    }

    func router(didShow appearance: ScreenAppearance) {
      world.note("     \(appearance.text)")
      let shown = Survey.seen(in: world.window)
      forgetUnseen(among: shown)
      let screen = appearance.viewController
      if !shown.contains(where: { $0 === screen }) { report("\(appearance.text), and is not seen") }
      switch appearance.cause {
      case .route:
        if current.router == moves.router { report("\(appearance.text), though no router has moved anything") }
      case .other:
        if world.defect == .observerIsDeafToOthers { return }
        if current.others == moves.others, !hasLeftovers { report("\(appearance.text), though only routers have moved anything") }
      }
      if isSeen(screen) { report("\(appearance.text), which was told before") }
      seen.append(Seen(screen: screen))
    }

    /// Looks whether all that is seen was told, now that the window is at rest.
    func checkAtRest() {
      let shown = Survey.seen(in: world.window)
      for screen in shown where !isSeen(screen) {
        report("\(type(of: screen)) \(screen.title ?? "") has appeared, and nobody was told")
      }
      seen = shown.map(Seen.init)
      moves = current
      hasLeftovers = false
    }

    private func forgetUnseen(among shown: [UIViewController]) {
      seen.removeAll { known in !shown.contains { $0 === known.screen } }
    }

    private func isSeen(_ screen: UIViewController) -> Bool {
      seen.contains { $0.screen === screen }
    }

    private var current: (others: Int, router: Int) {
      (world.touches + world.conducts, world.moves - world.touches)
    }

    private func report(_ detail: String) {
      world.report(.appearancesAreToldOnce, detail)
    }
  }

  extension Survey {
    /// The innermost controllers that the user sees on the topmost level, whatever alert lies over it.
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
