#if !canImport(UIKit)
  import Portolan

  /// A screen that knows which one it is, may refuse to leave, and watches its own callbacks.
  final class WalkScreen: UIViewController {
    enum State: Sendable { case disappeared, appearing, appeared, disappearing }

    /// What the route that built it wanted, to be found again by.
    let subject: Int
    let refusesToLeave: Bool
    private(set) var state = State.disappeared
    private(set) var number = 0
    private let faults: CallbackFaults

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

    override func viewWillAppear(_ animated: Bool) { go(to: .appearing, from: .disappeared, .disappearing) }
    override func viewDidAppear(_ animated: Bool) { go(to: .appeared, from: .appearing) }
    override func viewWillDisappear(_ animated: Bool) { go(to: .disappearing, from: .appeared, .appearing) }
    override func viewDidDisappear(_ animated: Bool) { go(to: .disappeared, from: .disappearing) }

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
