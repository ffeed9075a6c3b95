#if !canImport(UIKit)
  import Portolan

  /// Compares what a router tells of screens that appear with what the window shows.
  @MainActor
  final class AppearanceLedger: ScreenObserver {
    private unowned let world: World
    /// The screens that were told, or were there from the beginning, and have been seen ever since as far as is known.
    private var seen: Set<ObjectIdentifier>
    /// How often the hierarchy had been moved when the window was last at rest, by others than the router and by the router.
    private var moves = (others: 0, router: 0)

    init(world: World) {
      self.world = world
      seen = Set(Survey.seen(in: world.window).map(ObjectIdentifier.init))
    }

    func router(did event: NavigationEvent) {}

    func router(didShow appearance: ScreenAppearance) {
      world.note("     \(appearance.text)")
      let shown = Set(Survey.seen(in: world.window).map(ObjectIdentifier.init))
      seen.formIntersection(shown)
      let screen = ObjectIdentifier(appearance.viewController)
      if !shown.contains(screen) { report("\(appearance.text), and is not seen") }
      switch appearance.cause {
      case .route:
        if current.router == moves.router { report("\(appearance.text), though no router has moved anything") }
      case .other:
        if world.defect == .observerIsDeafToOthers { return }
        if current.others == moves.others { report("\(appearance.text), though only routers have moved anything") }
      }
      if !seen.insert(screen).inserted { report("\(appearance.text), which was told before") }
    }

    /// Looks whether all that is seen was told, now that the window is at rest.
    func checkAtRest() {
      let shown = Survey.seen(in: world.window)
      for screen in shown where !seen.contains(ObjectIdentifier(screen)) {
        report("\(type(of: screen)) \(screen.title ?? "") has appeared, and nobody was told")
      }
      seen = Set(shown.map(ObjectIdentifier.init))
      moves = current
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
