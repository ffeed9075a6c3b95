/// A run of an app with the state after each action and, if asked for, the rules that the action breaks.
@MainActor
final class Stepper<App: VerifiableApp> {
  /// The result of an action.
  struct Outcome {
    var state: UInt64
    var findings: [Finding] = []
    /// A Boolean value that indicates whether the app cannot be used further, since it did not come to rest.
    var isBroken = false
    /// The screen that was reached, unless there were several.
    var arrival = Arrival.none
    /// The values of controllers that have come with their guards, for the rule about guards.
    var ways: [GuardedWay] = []
    var guards: [GuardAnswer] = []
    /// The first controller that has left the hierarchy and stays alive.
    var leaked: Departing?
  }

  let subject: Subject<App>
  let table: ValueTable<App.AppScreen>
  let exceptions: Exceptions<App>
  /// The present state.
  private(set) var survey: Survey

  /// Launches the app.
  ///
  /// - Throws: ``ToolFault``.
  init(
    _ table: ValueTable<App.AppScreen>, _ exceptions: Exceptions<App>, options: [String] = App.launchOptions,
    payloads: [String: String] = App.payloads
  ) throws {
    self.table = table
    self.exceptions = exceptions
    subject = try Subject(options: options, payloads: payloads)
    survey = Survey()
    look()
  }

  /// The fingerprint of the present state.
  var state: UInt64 { survey.state.value }
  /// The name of the screen on top.
  var top: String { table.name(survey.top) }
  /// The values of the visible controllers that are no containers; the user may use all of them.
  var visible: [Int] { survey.visible.filter { $0 == survey.top || !table.values[$0].isContainer } }
  /// The parts of the present state.
  var parts: Parts {
    subject.parts { [table] controller in
      let value = table.values[table.value(of: controller, table.info(of: controller)).number]
      return (value.hash, value.isAddedAnywhere)
    }
  }
  /// The tree of the window that the user sees.
  var tree: String { HierarchySnapshot(of: subject.app.window).description }

  /// Performs an action without checks.
  ///
  /// - Returns: The fingerprint afterwards, or `nil` if the app did not come to rest.
  func travel(_ move: Move) -> UInt64? {
    survey.places = []
    let effect = subject.perform(move, in: survey.hierarchy.value, isObserved: false)
    _ = subject.takeAnswers()
    look()
    return effect.isAtRest ? state : nil
  }

  /// Performs an action and checks the rules about actions.
  func take(_ move: Move) -> Outcome {
    let (hierarchy, screen) = (survey.hierarchy.value, top)
    let departing = survey.places.map { Departing(controller: $0.controller, value: $0.value) }
    // The survey retains the controllers.
    survey = Survey()
    let effect = subject.perform(move, in: hierarchy, isObserved: true)
    look()
    var check = StepCheck(
      stepper: self, move: move, screen: screen, effect: effect,
      outcome: Outcome(state: state, isBroken: !effect.isAtRest))
    check.run(departing: departing)
    var outcome = check.outcome
    outcome.findings.removeAll { exceptions.allow($0) }
    outcome.guards =
      subject.watch.passes.map { GuardAnswer(name: $0, passed: true) }
      + subject.watch.refusals.map { GuardAnswer(name: $0, passed: false) }
    return outcome
  }

  /// Returns a Boolean value that indicates whether a declared home is visible or, without one, a value of the launch.
  func isHome(asIn launch: [Int]) -> Bool {
    visible.contains {
      exceptions.declaresHome ? exceptions.isHome(table.values[$0].screen, of: subject.app) : launch.contains($0)
    }
  }

  private func look() {
    var surveyor = Surveyor(table: table)
    subject.describe(in: &surveyor)
    survey = surveyor.survey
  }
}

/// A controller that was in the hierarchy before an action.
struct Departing {
  weak var controller: UIViewController?
  let value: Int
}

/// A way to a screen, with the guards that it leads through.
struct GuardedWay: Hashable, Codable {
  /// The name of the screen, or the class of a controller without one.
  let name: String
  let guards: Set<String>
  /// `true` if the way tells only which guards controllers of the class have.
  ///
  /// A controller that code shows past the router has no screen, so its class is compared.
  var isOfClass = false
  /// The actions of the shortest way, once it is known.
  var moves: [Int] = []
}

/// An answer of a guard.
struct GuardAnswer: Hashable, Codable {
  let name: String
  let passed: Bool
}

/// The screen that an action has reached through the router, in few bits.
struct Arrival: Hashable {
  /// 0 for none; otherwise the lowest bit is 1 for an event, and the others are a hash of the screen.
  let code: UInt32

  static let none = Arrival(code: 0)

  init(code: UInt32) {
    self.code = code
  }

  /// Creates the arrival of an action.
  ///
  /// - Parameters:
  ///   - screen: The name of the only screen that was reached.
  ///   - isEvent: `true` if the action was a link or another event.
  init(at screen: String, isEvent: Bool) {
    let hash = UInt32(truncatingIfNeeded: StableHasher.hash(of: screen) >> 7) | 2
    code = isEvent ? hash | 1 : hash & ~1
  }

  /// A Boolean value that indicates whether the action was an event that has reached its screen.
  var isOfEvent: Bool { code & 1 == 1 }

  /// Returns a Boolean value that indicates whether an action that is repeated must change nothing.
  ///
  /// A link opens the same screen each time. Another action may do something else the second time, unless it navigates to
  /// the same screen again.
  ///
  /// - Parameter again: The arrival of the second time.
  /// - Returns: `true` if the second time must change nothing.
  func mustChangeNothing(again: Arrival) -> Bool { isOfEvent || code != 0 && code == again.code }
}
