/// The guards of one request, with their answers so far.
///
/// A guard is remembered by its identity and the step that it belongs to, so that it is asked once however often the route is resolved.
@MainActor
final class Guards {
  /// A guard that the request has not asked yet.
  @MainActor
  struct Unasked {
    let identity: GuardIdentity
    /// The step that the guard belongs to, or `nil` for a global guard.
    let step: BoundStep?
    let hooks: BoundHooks
    let index: Int

    var interceptor: any RoutingInterceptor { identity.interceptor }
  }

  private let global: StepHooks<Any?>
  // Exclusivity is unchecked, because no change calls other code.
  /// The guards that have answered, with the steps that they belong to, or `nil` for global guards.
  @exclusivity(unchecked) private var asked: [(identity: GuardIdentity, step: StepDefinition?)] = []
  /// The guard whose answer is pending.
  @exclusivity(unchecked) var pending: (guard: Unasked, call: PendingCall<InterceptorAnswer>)?

  init(global: StepHooks<Any?>) { self.global = global }

  /// Returns the first guard, global or of some steps, that has not answered.
  ///
  /// - Parameters:
  ///   - steps: The steps, target first.
  ///   - context: The context of the global guards if there is no step.
  /// - Returns: The guard with its step, or `nil` if all have answered.
  func nextUnasked(in steps: [BoundStep], orWith context: @autoclosure () -> Any?) -> Unasked? {
    if global.hasGuards {
      let context = steps.first.map { $0.anyContext } ?? context()
      if let next = nextUnasked(in: global.bound(to: context), of: nil) { return next }
    }
    for step in steps {
      for hooks in step.hooks { if let next = nextUnasked(in: hooks, of: step) { return next } }
    }
    return nil
  }

  private func nextUnasked(in hooks: BoundHooks, of step: BoundStep?) -> Unasked? {
    for (index, identity) in hooks.guards.enumerated() where !wasAsked(identity, of: step?.definition) {
      return Unasked(identity: identity, step: step, hooks: hooks, index: index)
    }
    return nil
  }

  private func wasAsked(_ identity: GuardIdentity, of step: StepDefinition?) -> Bool {
    // A loop, because a closure would check its actor on each call.
    for known in asked where known.identity === identity && (identity.isShared || known.step === step) { return true }
    return false
  }

  /// Records that a guard has answered.
  ///
  /// - Parameters:
  ///   - answered: The guard.
  ///   - isRedirecting: `true` if it redirects. The other answers apply only to the previous destination.
  func add(_ answered: Unasked, isRedirecting: Bool) {
    if isRedirecting { asked = [] }
    asked.append((answered.identity, answered.step?.definition))
  }

  /// Cancels the guard whose answer is pending.
  func abandon() {
    pending?.call.cancel()
    pending = nil
  }
}
