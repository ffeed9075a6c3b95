#if !canImport(UIKit)
  import Portolan

  extension World {
    func make(_ order: Operation.Order) {
      let request = newRequest(mishap: order.mishap.map(Mishap.init))
      request.route = order.route % routes.count
      let router = routers[order.usesSecondRouter ? 1 : 0]
      let destination = destination(order.route, subject: order.subject)
      if order.isAsync {
        request.start { [self] in
          do {
            let result = try await router.navigate(
              to: destination, animated: order.isAnimated, policy: order.policy)
            answered(request, .success(result))
          } catch {
            answered(request, .failure(error))
          }
        }
      } else {
        Request.$current.withValue(request) {
          router.navigate(to: destination, animated: order.isAnimated, policy: order.policy) { [unowned self] in
            answered(request, $0)
          }
        }
      }
    }

    /// Navigates elsewhere first, for code that a request calls.
    func navigate(toRoute route: Int) async throws {
      guard let around = Request.current, around.depth < 2 else { return }
      let request = newRequest(mishap: nil)
      do {
        let result = try await Request.$current.withValue(request) {
          try await routers[0].navigate(to: destination(route, subject: 7 + request.depth), animated: false)
        }
        answered(request, .success(result))
      } catch {
        answered(request, .failure(error))
        throw error
      }
    }

    /// Begins to navigate elsewhere afterwards, for code that a request calls.
    func beginRequest(toRoute route: Int) {
      guard let around = Request.current, around.depth < 2 else { return }
      let request = newRequest(mishap: nil)
      Request.$current.withValue(request) {
        routers[0].navigate(to: destination(route, subject: 10), animated: true, policy: nil) { [unowned self] in
          answered(request, $0)
        }
      }
    }

    private func newRequest(mishap: Mishap?) -> Request {
      let request = Request(number: requestCount, mishap: mishap)
      requestCount += 1
      if isAtRest, let baseline, baseline.touches == touches, !hasReached { request.touchesAtStart = touches }
      open.append(request)
      return request
    }

    private func answered(_ request: Request, _ result: Result<NavigationResult, any Error>) {
      request.answer()
      note("     request \(request.number) is answered")
      if request.answers > 1 { report(.noRequestIsAnsweredTwice, "request \(request.number)") }
      open.removeAll { $0 === request }
      switch result {
      case .success(let result):
        hasReached = true
        Tally.shared.count("reached")
        if request.movesAtEnd == moves, request.conductsAtResolve == conducts, !hasDeadTransitions,
          !window.showsOnTop(result.viewController)
        {
          report(.successIsOnTop, "request \(request.number), when it was answered")
        }
      case .failure(let error):
        let isWhole = (error as? RoutingError)?.code != .undoIncomplete
        // No observer is told of a failure if an equal request goes on in its place.
        if !isWhole { hasLeftovers = true }
        // A request that awaits another one fails with the error of that one.
        if let route = request.route, plans[route].startsInStack(among: plans), plans[route].guards.isEmpty,
          request.mishap?.awaitsRequest != true, (error as? RoutingError)?.code == .containerNotFound
        {
          report(.containerIsThere, "request \(request.number): \((error as? RoutingError)?.reason ?? "")")
        }
        if let route = request.route, plans[route].setsRoot, plans[route].guards.isEmpty,
          request.mishap?.awaitsRequest != true, (error as? RoutingError)?.code == .nothingToStartFrom
        {
          report(.emptyWindowIsAStart, "request \(request.number): \((error as? RoutingError)?.reason ?? "")")
        }
        Tally.shared.count(Self.kind(of: error))
        if (error as? RoutingError)?.code == .noWindow {
          report(.overlaysAreAbove, "request \(request.number) found none")
        }
        let wasAlone = request.number == requestCount - 1 && request.touchesAtStart == touches && !hasReached
        guard wasAlone, isWhole, let baseline else { return }
        // An action that has not returned undoes its other effects when it returns.
        if Survey(of: window).places != baseline.places || (gates.isEmpty && badge != baseline.badge) {
          report(.failureChangesNothing, "request \(request.number), which failed with \(Self.kind(of: error))")
        }
      }
    }

    /// Records that a screen was reached, which must be on top unless the hierarchy was changed from outside the
    /// router.
    func noteEnd(_ screen: WalkScreen) {
      guard let request = Request.current else { return }
      hasReached = true
      if window.showsOnTop(screen) {
        request.movesAtEnd = moves
      } else if request.touchesAtResolve == touches, !hasDeadTransitions,
        request.conductsAtResolve == conducts || !window.shows(screen)
      {
        report(.successIsOnTop, "request \(request.number), at the end of its commit")
      }
    }

    /// Records a warning.
    ///
    /// If the hierarchy was not changed from outside the router, and no transition lasts for ever, the router must not make calls
    /// that UIKit refuses.
    func noteWarning(_ warning: String) {
      note("     UIKit: \(warning)")
      guard let request = Request.current, request.hasMoved, request.touchesAtResolve == touches,
        request.conductsAtResolve == conducts, !hasDeadTransitions
      else { return }
      report(.nothingIsRefused, "request \(request.number): \(warning)")
    }

    static func kind(of error: any Error) -> String {
      guard let error = error as? RoutingError else { return "\(type(of: error))" }
      return String(describing: error.code).split(separator: ".").last.map { $0.filter(\.isLetter) } ?? "RoutingError"
    }
  }

  /// An observer of the router for a world.
  final class WalkObserver: RouterObserver {
    private unowned let world: World

    init(world: World) {
      self.world = world
    }

    func router(did event: NavigationEvent) {
      world.ledger?.noteEnd(of: event)
      let text = event.text.split(separator: "\n").first ?? ""
      world.note("     request \(Request.current.map { "\($0.number)" } ?? "?"): \(text)")
      switch event.what {
      case .resolved:
        Request.current?.touchesAtResolve = world.touches
        Request.current?.conductsAtResolve = world.conducts
      case .integrated, .dismissed, .revealed, .undone:
        Request.current?.hasMoved = true
        world.noteMove()
        if case .undone = event.what { world.conductsWhenWhole = world.conducts }
      case .reached: world.hasReached = true
      case .failed(let failure) where failure.code == "undoIncomplete":
        world.hasLeftovers = true
        // The error of another request may have become the error of this one.
        if let request = Request.current, request.hasMoved, request.touchesAtResolve == world.touches,
          request.conductsAtResolve == world.conducts, !world.hasStubbornContainers, !world.hasDeadTransitions
        {
          world.report(.undoIsComplete, failure.reason)
        }
      default: break
      }
    }
  }
#endif
