#if !canImport(UIKit)
  import Portolan

  /// A screen with a number that may refuse to leave and verifies its own callbacks.
  final class WalkScreen: UIViewController {
    /// An action that a screen takes on its own, once.
    enum Conduct: CaseIterable {
      /// Dismisses or pops itself when its view is loaded, before it appears, or as soon as it has appeared.
      case leavesOnLoad, leavesEarly, leaves
      /// Makes another controller the root as soon as it has appeared.
      case replacesRoot
      /// Presents a sheet from its presenter when it has disappeared.
      case presentsWhenGone
    }

    /// A callback in which a screen may act.
    enum Moment { case didLoad, willAppear, didAppear, didDisappear }

    enum State: Sendable { case disappeared, appearing, appeared, disappearing }

    /// The subject that the route requested, by which finders identify the screen.
    let subject: Int
    let refusesToLeave: Bool
    private(set) var state = State.disappeared
    private(set) var number = 0
    private let faults: CallbackFaults
    /// The action that the screen takes on its own, until it has taken it.
    var conduct: (@MainActor (WalkScreen, Moment) -> Bool)?

    init(_ subject: Int, refusesToLeave: Bool = false, census: Census) {
      self.subject = subject
      self.refusesToLeave = refusesToLeave
      faults = census.faults
      super.init(nibName: nil, bundle: nil)
      number = census.register(self)
      title = "s\(number)"
    }

    required init?(coder: NSCoder) {
      fatalError("A screen of a walk is made in code")
    }

    deinit {
      if state != .disappeared { faults.note("a screen was released while it was \(state)") }
    }

    override func viewDidLoad() { behave(at: .didLoad) }
    override func viewWillAppear(_ animated: Bool) {
      go(to: .appearing, from: .disappeared, .disappearing)
      behave(at: .willAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
      // From disappearing only while a change is taken back.
      go(to: .appeared, from: .appearing, transitionCoordinator?.isCancelled == true ? .disappearing : .appearing)
      behave(at: .didAppear)
    }
    override func viewWillDisappear(_ animated: Bool) { go(to: .disappearing, from: .appeared, .appearing) }
    override func viewDidDisappear(_ animated: Bool) {
      go(to: .disappeared, from: .disappearing)
      behave(at: .didDisappear)
    }

    private func behave(at moment: Moment) {
      guard let conduct else { return }
      self.conduct = nil
      if !conduct(self, moment) { self.conduct = conduct }
    }

    private func go(to new: State, from allowed: State...) {
      if !allowed.contains(state) { faults.note("screen \(number) went from \(state) to \(new)") }
      state = new
    }
  }

  extension WalkScreen: RoutingInterceptable {
    var canBeDismissed: Bool { !refusesToLeave }
  }

  extension WalkScreen: ContextChecking {
    func isTarget(for context: Int) -> Bool { subject == context }
  }

  extension WalkScreen: HierarchyDescribing {
    var hierarchyDescription: String { "\(number) shows \(subject)\(refusesToLeave ? ", stays" : "")" }
  }
#endif
