/// A fresh launch of an app where a sequence of actions is checked for a rule.
///
/// It confirms what an exploration has found, and checks the rules in stories.
@MainActor
struct Trial<App: VerifiableApp> {
  let table = ValueTable<App.AppScreen>()
  let exceptions = Exceptions<App>()
  let moves: MoveList<App>

  init() throws {
    moves = try MoveList(seed: 0)
  }

  /// Returns the reason why the last step of a story breaks a rule.
  ///
  /// - Throws: ``ToolFault`` if the app cannot start, or if a payload that the story names cannot be read.
  func violation(of rule: String, in launches: [StoryLaunch]) throws -> String? {
    let own = App.ownSteps.map(\.spelling)
    let ways = try launches.map { try $0.steps.map { try Move($0, own: own) } }
    let trials = try zip(launches, ways).map { launch, way in
      SingleTrial(trial: self, way: way, options: launch.options, payloads: try Self.payloads(of: launch, on: way))
    }
    return try reason(rule, in: trials)
  }

  /// Returns the payloads of a launch, with those that its steps read from files.
  private static func payloads(of launch: StoryLaunch, on way: [Move]) throws -> [String: String] {
    var payloads = launch.payloads ?? App.payloads
    for move in way {
      guard case .event(.notification(let file)) = move.step, payloads[file] == nil else { continue }
      let data = try InputFile.document(file, in: launch.folder)
      _ = try Payload.parse(data, named: file)
      payloads[file] = String(decoding: data, as: UTF8.self)
    }
    return payloads
  }

  /// Returns the reason why the last of several actions breaks a rule.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - ways: The actions after each launch.
  ///   - options: The options of all launches.
  /// - Returns: The reason, or `nil` if the rule is kept.
  /// - Throws: ``ToolFault``.
  func reason(_ rule: String, in ways: [[Move]], options: [String] = App.launchOptions) throws -> String? {
    try reason(rule, in: ways.map { SingleTrial(trial: self, way: $0, options: options) })
  }

  private func reason(_ rule: String, in trials: [SingleTrial<App>]) throws -> String? {
    guard let trial = trials.last else { return nil }
    switch Rule(rawValue: rule) {
    case .twice: return try trial.repetition()
    case .rotation: return try trial.rotation()
    case .growth: return try trial.growth()
    case .deadEnd: return try trial.deadEnd()
    case .restoration: return try trial.restoration()
    case .leak: return try trial.leak()
    // A process that has come so far has not ended.
    case .coverage, .trap: return nil
    case .guarded, .alike:
      guard trials.count == 2 else { return nil }
      return rule == Rule.alike.rawValue
        ? try trial.difference(from: trials[0]) : try trial.missingGuard(of: trials[0])
    case .link, .refusal, .plan, .tree, .rest, .answer, .revalidated, nil:
      return try trial.findings().first { $0.rule == rule }?.reason
    }
  }
}

/// One launch of an app with the actions after it; the last may break a rule.
@MainActor
struct SingleTrial<App: VerifiableApp> {
  let trial: Trial<App>
  let way: [Move]
  let options: [String]
  var payloads = App.payloads

  /// Returns what the last action breaks.
  func findings() throws -> [Finding] {
    guard let last = way.last else { return [] }
    return try play(way.dropLast()) { $0.take(last).findings }
  }

  /// Returns the controller that stays alive although it has left, unless the app holds it for later.
  ///
  /// A controller that the app holds is released with the app, and the same actions, taken again, leave no further one alive.
  func leak() throws -> String? {
    guard let last = way.last else { return nil }
    var (leaked, isRepeated) = (Departing?.none, false)
    let found = try play(way.dropLast()) { stepper -> String? in
      let first = stepper.take(last)
      guard let finding = first.findings.first(where: { $0.rule == Rule.leak.rawValue }) else { return nil }
      for move in way.dropLast() { _ = stepper.travel(move) }
      let second = stepper.take(last)
      if let one = first.leaked?.controller, let two = second.leaked?.controller { isRepeated = one !== two }
      leaked = first.leaked
      return finding.reason
    }
    guard let reason = found, !isRepeated else { return found }
    // A launch also replaces what the app keeps in static variables.
    return try play([]) { _ in leaked?.controller == nil ? nil : reason }
  }

  /// Returns the difference between taking the last action once and twice.
  func repetition() throws -> String? {
    guard way.count > 1, way[way.count - 1] == way[way.count - 2] else { return nil }
    return try play(way.dropLast(2)) { stepper -> String? in
      let first = stepper.take(way[way.count - 1])
      let second = stepper.take(way[way.count - 1])
      guard first.arrival.mustChangeNothing(again: second.arrival) else { return nil }
      return first.state == second.state ? nil : Self.repeated(first.arrival)
    }
  }

  static func repeated(_ arrival: Arrival) -> String {
    arrival.isOfEvent
      ? "opening the link twice does not equal opening it once"
      : "navigating to the same screen twice does not equal navigating to it once"
  }

  /// Returns the screens that are lost by turning the device there and back.
  func rotation() throws -> String? {
    guard way.count > 1, case .width(let there) = way[way.count - 2].step,
      case .width(let back) = way[way.count - 1].step,
      there != back
    else { return nil }
    return try play(way.dropLast(2)) { stepper -> String? in
      let before = screens(of: stepper)
      for move in way.suffix(2) { _ = stepper.travel(move) }
      return Self.lost(before, screens(of: stepper), trial.table)
    }
  }

  /// Returns the reason why two lists of screens differ, or `nil` if none is missing.
  static func lost(_ before: [Int], _ after: [Int], _ table: ValueTable<App.AppScreen>) -> String? {
    var rest = after
    // A controller without a screen may be the placeholder of a column, which comes and goes.
    for value in before where table.values[value].screen != nil && !rest.removeOne(value) {
      return "\(table.name(value)) is lost by turning the device there and back"
    }
    return nil
  }

  /// Returns the screen that the last action adds again and again without a gesture that takes it back.
  func growth() throws -> String? {
    guard way.count > 1, let last = way.last, way[way.count - 2] == last else { return nil }
    let (start, middle, end) = try play(way.dropLast(2)) { stepper in
      let start = screens(of: stepper)
      _ = stepper.travel(last)
      let middle = screens(of: stepper)
      _ = stepper.travel(last)
      return (start, middle, screens(of: stepper))
    }
    guard let value = Self.grown(start, middle, end) else { return nil }
    let count = end.count { $0 == value }
    // Growth has no end, so a way back must be near.
    let isTakenBack = try reaches(within: 30, orElse: false) { stepper, _ in
      screens(of: stepper).count { $0 == value } < count
    }
    return isTakenBack ? nil : Self.growing(trial.table.name(value))
  }

  static func growing(_ name: String) -> String {
    "each time it adds another \(name), and no gesture takes it back"
  }

  /// Returns the value that is added to a list of values twice in the same way.
  static func grown<Value: Comparable>(_ start: [Value], _ middle: [Value], _ end: [Value]) -> Value? {
    guard let first = added(start, middle), let second = added(middle, end), first == second else { return nil }
    return first.first
  }

  /// Returns the values that a list has in addition to another one, or `nil` if it lacks one or has no more.
  private static func added<Value: Comparable>(_ fewer: [Value], _ more: [Value]) -> [Value]? {
    guard more.count > fewer.count else { return nil }
    var rest = more
    for value in fewer where !rest.removeOne(value) { return nil }
    return rest.sorted()
  }

  /// Returns the screen from which gestures do not lead home.
  func deadEnd() throws -> String? {
    let launch = try play([]) { $0.visible }
    var name = ""
    let isHomeReached = try reaches(within: 200, orElse: true) { stepper, isStart in
      if isStart { name = stepper.top }
      return stepper.isHome(asIn: launch)
    }
    return isHomeReached ? nil : Self.deadEnd(name)
  }

  static func deadEnd(_ name: String) -> String { "no gesture leads home from \(name)" }

  /// Returns a Boolean value that indicates whether gestures lead to a state, also to the present one.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of states where a way is searched.
  ///   - unknown: The result if more states can be reached.
  ///   - isGoal: A closure that returns `true` for such a state.
  /// - Returns: `true` if there is a way.
  /// - Throws: ``ToolFault``.
  private func reaches(
    within limit: Int, orElse unknown: Bool, _ isGoal: (Stepper<App>, _ isStart: Bool) -> Bool
  ) throws -> Bool {
    var seen: Set<UInt64> = []
    var queue = [way]
    let isThere = try play(way[...]) { stepper in
      seen.insert(stepper.state)
      return isGoal(stepper, true)
    }
    if isThere { return true }
    var head = 0
    while head < queue.count {
      let path = queue[head]
      head += 1
      for number in try play(path[...], { trial.moves.gestures(in: $0.subject.app) }) {
        let gesture = trial.moves.moves[Int(number)]
        let isReached = try play(path[...]) { stepper in
          _ = stepper.travel(gesture)
          if seen.insert(stepper.state).inserted { queue.append(path + [gesture]) }
          return isGoal(stepper, false)
        }
        if isReached { return true }
        if seen.count > limit { return unknown }
      }
    }
    return false
  }

  /// Returns the difference between a state and the restored one, in both widths.
  func restoration() throws -> String? {
    let (state, outlines) = try play(way[...]) { stepper in
      let subject = stepper.subject
      let state = StoredState(of: subject.routedWindow, trial.table)
      var outlines: [Outline] = []
      if App.turnsDevice {
        for isCompact in [!state.isCompact, state.isCompact] {
          subject.turn(isCompact: isCompact)
          outlines.append(Outline(of: subject.routedWindow, trial.table))
        }
      }
      return (state, outlines)
    }
    let restoration = RestorationTrial<App>(table: trial.table, options: options)
    if let fault = try restoration.fault(of: state) { return fault }
    guard let turned = outlines.first else { return nil }
    return try restoration.fault(of: state, turned: turned, back: outlines.last)
  }

  /// Returns the difference after the same action in states that look alike.
  func difference(from other: SingleTrial) throws -> String? {
    guard let last = way.last, other.way.last == last else { return nil }
    return try other.play(other.way.dropLast()) { one in
      try play(way.dropLast()) { two -> String? in
        guard one.state == two.state, one.survey.waysBack == two.survey.waysBack else { return nil }
        _ = one.travel(last)
        let first = one.state
        _ = two.travel(last)
        return first == two.state ? nil : "the same action in states that look alike leads to different states"
      }
    }
  }

  /// Returns the guards that another way to the same screen has, and this one has not.
  func missingGuard(of other: SingleTrial) throws -> String? {
    guard let last = way.last, let guardedLast = other.way.last else { return nil }
    let guarded = try other.play(other.way.dropLast()) { $0.take(guardedLast).ways }
    for way in try play(way.dropLast(), { $0.take(last).ways }) where !way.isOfClass {
      for one in guarded where one.name == way.name {
        if let missing = one.guards.subtracting(way.guards).min() {
          return Self.unguarded(way.name, missing)
        }
      }
    }
    return nil
  }

  static func unguarded(_ name: String, _ guardian: String) -> String {
    "\(name) is shown without \(guardian), which guards it on another way"
  }

  private func screens(of stepper: Stepper<App>) -> [Int] { stepper.survey.places.map(\.value) }

  /// Launches the app, takes actions, and ends the app after a body.
  func play<Value>(_ moves: ArraySlice<Move>, _ body: (Stepper<App>) throws -> Value) throws -> Value {
    let stepper = try Stepper(trial.table, trial.exceptions, options: options, payloads: payloads)
    defer { stepper.subject.end() }
    for move in moves { _ = stepper.travel(move) }
    return try body(stepper)
  }
}

extension Array where Element: Equatable {
  /// Removes the first element that equals a value.
  ///
  /// - Returns: `false` if there is none.
  mutating func removeOne(_ value: Element) -> Bool {
    guard let index = firstIndex(of: value) else { return false }
    remove(at: index)
    return true
  }
}
