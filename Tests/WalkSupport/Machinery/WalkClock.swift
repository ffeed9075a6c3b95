#if !canImport(UIKit)
  import Portolan

  /// The clock of a walk's window.
  @MainActor
  struct WalkClock {
    let base: any TransitionClock
    private let manual: ManualTransitionClock?

    init(_ kind: Configuration.Clock) {
      let completions: CompletionDelivery =
        switch kind {
        case .immediateInline, .manualInline, .turnInline, .nextTurnInline: .inline
        case .immediateLater, .manualLater, .turnLater, .nextTurnLater: .later
        }
      switch kind {
      case .immediateInline, .immediateLater:
        manual = nil
        base = ImmediateTransitionClock(completions: completions)
      case .nextTurnInline, .nextTurnLater:
        manual = nil
        base = NextTurnTransitionClock(completions: completions)
      case .manualInline, .manualLater, .turnInline, .turnLater:
        let isTurn = kind == .turnInline || kind == .turnLater
        let manual = ManualTransitionClock(beginning: isTurn ? .later : .inCall, completions: completions)
        self.manual = manual
        base = manual
      }
    }

    /// A Boolean value that indicates whether no transition is in flight and no completion waits.
    var isIdle: Bool {
      manual?.isIdle ?? (base as? NextTurnTransitionClock)?.isIdle ?? true
    }

    /// Takes a step where the walk has to.
    ///
    /// - Returns: `false` if there was nothing to do.
    @discardableResult
    func step() -> Bool { manual?.step() ?? false }
  }
#endif
