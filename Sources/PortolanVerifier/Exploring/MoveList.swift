/// An action of the verification, as it is written in a story.
struct Move: Hashable {
  /// The kind of an action.
  enum Kind: Hashable {
    /// A link, a notification, an activity or a shortcut.
    case event
    case gesture
    /// A step of the app, or a switch to another window or width.
    case other
  }

  let text: String
  let step: PortolanTool.Step

  var kind: Kind {
    switch step {
    case .event: .event
    case .tap, .gesture, .swipeDown, .type, .pressReturn: .gesture
    case .window, .width, .custom: .other
    }
  }

  /// Parses an action.
  ///
  /// - Throws: ``StepFault`` if there is no such action.
  init(_ text: String, own: [String]) throws(StepFault) {
    guard case .step(let step) = try StoryStep(text, own: own) else {
      throw StepFault("it is not an action")
    }
    self.text = text
    self.step = step
  }
}

/// The actions of a verification, each with a number.
@MainActor
final class MoveList<App: VerifiableApp> {
  private(set) var moves: [Move] = []
  private var numbers: [String: Int32] = [:]
  private let own = App.ownSteps.map(\.spelling)
  /// The actions that are possible in every state.
  private var common: [Int32] = []
  private let seed: UInt64

  /// Creates the list of an app.
  ///
  /// - Parameters:
  ///   - seed: The seed of the order, or 0 for the order of the list.
  ///   - tapsOnly: `true` to leave out links and other events.
  /// - Throws: ``ToolFault`` if an event of the app is not a step.
  init(seed: UInt64, tapsOnly: Bool = false) throws {
    self.seed = seed
    let links = App.samples.compactMap { sample in (try? App.links.print(sample)).map { "link \($0)" } }
    let windows = App.windowCount > 1 ? (1...App.windowCount).map { "window \($0)" } : []
    for text in links + App.events + App.steps.map(\.spelling) + windows {
      guard let number = number(text) else {
        let reason = "The app declares \(LinkText.quoted(text)) as an event, which is not a step."
        throw ToolFault("step", status: .broken, "\(reason) To fix: write it as in a story.")
      }
      if !tapsOnly || moves[Int(number)].kind != .event { common.append(number) }
    }
  }

  /// Returns the number of an action, or `nil` if its text is not a step.
  func number(_ text: String) -> Int32? {
    if let number = numbers[text] { return number }
    guard let move = try? Move(text, own: own) else { return nil }
    let number = Int32(moves.count)
    moves.append(move)
    numbers[text] = number
    return number
  }

  /// Returns the actions that are possible now, in an order that follows from the seed and the state.
  func possible(in app: App, state: UInt64 = 0) -> [Int32] {
    var texts = Gestures(window: app.window).possible(with: App.texts)
    if App.turnsDevice {
      texts.append(app.window.headless.horizontalSizeClass == .compact ? "width regular" : "width compact")
    }
    // Two elements may have the same name and do the same, and an app may list a sample or an event twice.
    var seen: Set<Int32> = []
    let list = (texts.compactMap(number) + common).filter { seen.insert($0).inserted }
    guard seed != 0 else { return list }
    var generator = SplitMix(state: seed ^ state)
    return list.shuffled(using: &generator)
  }

  /// Returns the gestures that are possible now.
  func gestures(in app: App) -> [Int32] {
    possible(in: app).filter { moves[Int($0)].kind == .gesture }
  }
}

/// A generator of random numbers that follow from a seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
