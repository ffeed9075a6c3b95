#if !canImport(UIKit)
  /// An event in a walk that must never happen.
  package struct Violation: Error {
    /// The rules that a walk verifies.
    package enum Rule: String, Sendable {
      case parentAndChildAgree = "parent and child agree"
      case presenterAndPresentedAgree = "presenter and presented agree"
      case nobodyIsInTwoPlaces = "nobody is in two places"
      case selectionIsAChild = "the selection of a container is one of its children"
      case onlyTheWindowShows = "what is visible is in the window"
      case callbacksAreBalanced = "appearance callbacks are balanced"
      case visibleIsWhatTheTreeShows = "at rest, what has appeared is what the tree shows"
      case viewsAreTheApps = "at rest, no view in a window is one of Portolan"
      case nothingIsInTransit = "at rest, nothing is being presented, dismissed or moved"
      case everyRequestIsAnswered = "every request is answered"
      case noRequestIsAnsweredTwice = "no request is answered twice"
      case failureChangesNothing = "a failed request has changed nothing"
      case planChangesNothing = "planning changes nothing"
      case successIsOnTop = "the screen of a request that succeeded is on top"
      case refusalIsHeeded = "screens that refuse to leave and alerts stay until the user or the app takes them away"
      case emptyWindowIsAStart = "a route that sets the root starts in a window without one"
      case containerIsThere = "a screen that was pushed is in the container that the next one is pushed into"
      case cancellationIsAnswered = "a request that is cancelled is answered, even if the app's code never returns"
      case undoIsComplete = "where nobody interferes, an undo is complete"
      case nothingIsRefused = "where nobody interferes, UIKit has nothing to refuse"
      case waitsEndByEvents = "where the code of the app returns, waits end by what they wait for and by no deadline"
      case oneDeadlineARequest = "a request waits for one deadline"
      case tasksComeToRest = "tasks come to rest"
      case appearancesAreToldOnce = "each screen that appears is told once, with its cause"
      case overlaysAreAbove = "navigations find the window of the app, whatever is over it"
      case whatLeftIsReleased = "what has left the hierarchy is released"
    }

    package let rule: Rule
    package let detail: String
    /// The hierarchy at the time of the violation.
    package let hierarchy: String
  }
#endif
