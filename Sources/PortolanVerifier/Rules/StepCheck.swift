/// The check of the rules about one action.
@MainActor
struct StepCheck<App: VerifiableApp> {
  let stepper: Stepper<App>
  let move: Move
  /// The screen on top before the action.
  let screen: String
  let effect: Subject<App>.Effect
  /// The outcome of the action, which the check completes.
  private(set) var outcome: Stepper<App>.Outcome

  private var watch: StepWatch { stepper.subject.watch }
  private var survey: Survey { stepper.survey }

  /// Checks all rules.
  ///
  /// - Parameter departing: The controllers before the action, to see whether they are released.
  mutating func run(departing: [Departing]) {
    guard effect.isAtRest, !effect.errors.contains(where: { $0 is NeverReturns }) else {
      return report(
        .rest,
        effect.errors.compactMap { $0 as? NeverReturns }.first?.description
          ?? "work goes on for more than a minute, or for ever")
    }
    if let fault = survey.faults.first { report(.tree, fault) }
    checkAnswers()
    checkErrors()
    checkPlan()
    checkReleased(departing)
    checkRevalidated()
    noteWays(besides: departing)
    for rule in App.rules {
      if let fault = rule.fault(of: stepper.subject.app) { report(rule.name, fault) }
    }
  }

  private mutating func report(_ rule: Rule, _ reason: String) {
    let isAboutRoute = [.link, .refusal, .plan].contains(rule)
    report(rule.rawValue, reason, target: isAboutRoute ? watch.requested : "")
  }

  private mutating func report(_ rule: String, _ reason: String, target: String = "") {
    outcome.findings.append(Finding(rule: rule, screen: screen, action: move.text, reason: reason, target: target))
  }

  // MARK: Links

  /// Checks the answers that came during this action, also those to earlier events that had to wait.
  private mutating func checkAnswers() {
    let isTooMany = effect.event != nil && stepper.subject.isAnsweredTooOften
    let all = stepper.subject.takeAnswers()
    if all.values.contains(where: { $0.count > 1 }) || isTooMany {
      report(.answer, "an event was answered twice")
    }
    if let own = effect.event, let answer = all[own]?.first { check(answer) }
    if let own = effect.event, all[own] == nil, !isWaiting { report(.answer, "the event is never answered") }
    // A modal asks the user, in the window that the user sees or below a lock, and an event that comes meanwhile waits for the answer.
    if stepper.subject.forgetsEvents(in: survey.hierarchy.value),
      stepper.subject.session.queuedLinkCount == 0,
      !survey.places.contains(where: { $0.controller.presentingViewController != nil })
    {
      report(.answer, "an event waits for an answer, although no screen asks for it")
    }
    for (number, answers) in all where number != effect.event {
      if case .denied(let error)? = answers.first, !isGuardsDenial(error) {
        report(.link, "a link that had waited cannot be carried out: \(Self.line(error))")
      }
    }
  }

  /// A Boolean value that indicates whether the event waits in the inbox, or for a guard.
  private var isWaiting: Bool {
    stepper.subject.session.queuedLinkCount > 0 || watch.requestCount > watch.reachedCount + watch.failedCount
      || stepper.subject.session.answers.open.count > 1
  }

  private mutating func check(_ answer: LinkAnswer) {
    switch answer {
    case .reached:
      outcome.arrival = Arrival(at: watch.destination, isEvent: true)
      guard !watch.isRedirected, watch.reachedCount <= 1, let target = Self.target(of: move) else { return }
      let seen = survey.visible.compactMap { stepper.table.values[$0].screen }
      if !seen.contains(target), !(survey.places.last?.controller is UIAlertController) {
        report(.link, "the link of \(ValueText.of(target)) leads elsewhere: to \(stepper.top)")
      }
    case .denied(let error):
      guard !isGuardsDenial(error) else { return }
      report(.link, "the screen cannot be reached: \(Self.line(error))")
    case .unknown(let error):
      if Self.target(of: move) != nil { report(.link, "the app does not know its own link: \(Self.line(error))") }
    case .superseded, .setAside: break
    }
  }

  /// Returns a Boolean value that indicates whether a guard or a screen has denied a request, rather than that there was no way.
  private func isGuardsDenial(_ error: any Error) -> Bool {
    !watch.refusals.isEmpty || error is CancellationError || !(error is RoutingError) && watch.failedCount > 0
      || [.superseded, .notDismissible, .leaveDenied].contains((error as? RoutingError)?.code)
  }

  /// The declared screen of a link.
  private static func target(of move: Move) -> App.AppScreen? {
    guard case .event(.link(let text)) = move.step, let screen = try? App.links.parse(text) else { return nil }
    return App.samples.contains(screen) ? screen : nil
  }

  /// Checks that no navigation failed that a button of the app has started.
  private mutating func checkErrors() {
    for case let error as RoutingError in effect.errors where !isGuardsDenial(error) {
      report(.link, "a navigation of the app fails: \(Self.line(error))")
    }
  }

  private mutating func checkPlan() {
    if effect.event == nil, watch.requestCount == 1, watch.reachedCount == 1 {
      outcome.arrival = Arrival(at: watch.destination, isEvent: false)
    }
    // A request of an earlier action, which ends at the same time, has a plan of its own.
    guard watch.requestCount == 1, let base = watch.base else { return }
    let after = survey.identities(in: base.window)
    if watch.own.failed == 1 {
      let name = effect.event == nil ? "navigation" : "link"
      if !base.isUnchanged(after) { report(.refusal, "the \(name) was refused, but the hierarchy has changed") }
    } else if watch.own.reached == 1, let lie = base.lie(after) {
      report(.plan, lie)
    }
  }

  // MARK: Controllers

  private mutating func checkReleased(_ departing: [Departing]) {
    for departed in departing {
      guard let controller = departed.controller, !survey.identities.contains(ObjectIdentifier(controller)) else {
        continue
      }
      guard !isKept(controller), !stepper.exceptions.mayStayAlive(controller) else { continue }
      outcome.leaked = departed
      report(.leak, "\(stepper.table.name(departed.value)) has left the hierarchy and stays alive")
      return
    }
  }

  /// Asks the guards of all screens again after a step of the app.
  private mutating func checkRevalidated() {
    guard case .custom(let number) = move.step, number < App.steps.count else { return }
    do {
      let plan = try stepper.subject.clock.wait { [app = stepper.subject.app] in try await app.router.planRevalidation()
      }
      if !plan.isReached, !isAsking {
        report(.revalidated, "a guard denies what stays: revalidate() would carry out \(plan.summary)")
      }
    } catch {
      // The user may have to finish what a screen refuses to lose, such as unsaved text, and the app knows of the error.
      let isInUse = survey.places.contains { ($0.controller as? any RoutingInterceptable)?.canBeDismissed == false }
      if isInUse || isAsking || (error as? RoutingError)?.code == .leaveDenied { return }
      let advice = "a guard that is asked again waits, and should deny at once if DefaultRouter.isRevalidating"
      report(.revalidated, error is NeverReturns ? advice : Self.line(error))
    }
  }

  /// A Boolean value that indicates whether the user is asked whether a screen with unsaved changes may leave.
  private var isAsking: Bool {
    survey.places.contains { $0.controller is UIAlertController }
      && survey.places.contains { ($0.controller as? any LeaveConfirming)?.hasUnsavedChanges == true }
  }

  /// Returns a Boolean value that indicates whether a collapsed split view controller keeps a controller for its separation.
  private func isKept(_ controller: UIViewController) -> Bool {
    let splits = survey.places.compactMap { $0.controller as? UISplitViewController }
    let ancestors = sequence(first: controller, next: \.parent)
    return ancestors.contains { ancestor in splits.contains { $0.isKept(ancestor) } }
  }

  /// Notes the screens that have come, with the guards of their ways.
  private mutating func noteWays(besides departing: [Departing]) {
    // A controller that was released does not count: a new one may have its address.
    let known = Set(departing.compactMap { $0.controller.map(ObjectIdentifier.init) })
    for place in survey.places where !known.contains(ObjectIdentifier(place.controller)) {
      let value = stepper.table.values[place.value]
      guard !value.isContainer else { continue }
      let arrival = watch.arrivals.first { $0.controller === place.controller }
      // A controller that comes with another one has no way of its own.
      if arrival == nil, watch.reachedCount > 0 { continue }
      let guards = Set(arrival?.guards ?? [])
      guard value.screen != nil else {
        outcome.ways.append(GuardedWay(name: value.className, guards: guards))
        continue
      }
      outcome.ways.append(GuardedWay(name: String(value.name.prefix { $0 != "(" }), guards: guards))
      if arrival != nil { outcome.ways.append(GuardedWay(name: value.className, guards: guards, isOfClass: true)) }
    }
  }

  private static func line(_ error: any Error) -> String {
    let text = (error as? RoutingError)?.reason ?? ValueText.of(error)
    return String(text.prefix { !$0.isNewline })
  }
}
