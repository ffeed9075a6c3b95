#if !canImport(UIKit)
  import Portolan

  extension World {
    /// Verifies that all rules hold.
    func check() {
      let survey = Survey(of: window)
      if let fault = survey.fault { report(fault.rule, fault.detail) }
      if let fault = census.faults.first { report(.callbacksAreBalanced, fault) }
      for case let screen as WalkScreen in survey.controllers {
        if screen.state != .disappeared, screen.viewIfLoaded?.window !== window {
          report(.onlyTheWindowShows, "screen \(screen.number) is \(screen.state) outside the window")
        }
      }
      if overlayWindow?.rootViewController?.presentedViewController != nil {
        report(.overlaysAreAbove, "a controller is presented in the overlay")
      }
      if isAtRest { checkAtRest(survey) }
    }

    /// Verifies that no window contains a view of Portolan, except the overlay's, which is Portolan's own.
    private func checkViews() {
      var views = [window, overlayWindow].flatMap { $0?.subviews ?? [] }
      while let view = views.popLast() {
        views += view.subviews
        if String(reflecting: type(of: view)).hasPrefix("Portolan") {
          report(.viewsAreTheApps, String(reflecting: type(of: view)))
        }
      }
    }

    private func checkAtRest(_ survey: Survey) {
      for controller in survey.controllers {
        let isInTransit =
          controller.isBeingPresented || controller.isBeingDismissed || controller.isMovingToParent
          || controller.isMovingFromParent
        if isInTransit { report(.nothingIsInTransit, "\(type(of: controller)) \(controller.title ?? "")") }
        guard let screen = controller as? WalkScreen else { continue }
        let isShown = survey.shown.contains(ObjectIdentifier(screen))
        if screen.state != (isShown ? .appeared : .disappeared) {
          let shown = isShown ? "shown" : "not shown"
          report(.visibleIsWhatTheTreeShows, "screen \(screen.number) is \(screen.state), and \(shown)")
        }
      }
      checkReleased(survey)
      checkViews()
      if overlay == nil, overlayWindow != nil {
        report(.whatLeftIsReleased, "the window of a released overlay is alive")
      }
      if overlay?.isShown != true, !window.isKeyWindow {
        report(.overlaysAreAbove, "no overlay is shown, and the window of the app is not key")
      }
      ledger?.checkAtRest()
      if let baseline, baseline.touches == touches, !hasReached, !hasStubbornContainers, !hasLeftovers {
        // Changes that screens make on their own during the undo, or after it, belong to the screens.
        if conductsWhenWhole == conducts, baseline.places != survey.places || baseline.badge != badge {
          report(.failureChangesNothing, "nothing has succeeded since the window was last at rest")
        }
      }
      if let baseline, baseline.touches == touches, baseline.conducts == conducts {
        let isKept = hasLeftovers && hasStubbornContainers
        for staying in baseline.staying where !survey.contains(staying) && !isKept {
          report(.refusalIsHeeded, "nobody but the router has moved the hierarchy")
        }
      }
      baseline = Baseline(
        places: survey.places, badge: badge, touches: touches, conducts: conducts, staying: survey.staying)
      hasReached = false
      hasLeftovers = false
      conductsWhenWhole = conducts
    }

    /// Verifies that all controllers outside the hierarchy were released, now that no request is running.
    private func checkReleased(_ survey: Survey) {
      for controller in census.living where !survey.contains(controller) {
        report(.whatLeftIsReleased, "\(type(of: controller)) \(controller.title ?? "") has left and is alive")
      }
      census.prune()
    }

    /// Brings everything to rest and verifies that all requests were answered.
    func conclude() {
      settle()
      for request in open { report(.everyRequestIsAnswered, "request \(request.number) was not") }
      check()
    }
  }
#endif
