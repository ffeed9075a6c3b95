import PortolanRecording

/// The screens that stand for those of a recording, whose values it does not have.
///
/// Equal tokens stand for equal values, and different ones for different values where the samples allow it.
@MainActor
final class ScreenSamples<Target: Screen & Codable> {
  private let samples: [(screen: Target, parts: ScreenParts)]
  private var chosen: [RecordedScreen: Target] = [:]
  /// A recorded screen that has no sample of its own, if there is one.
  private(set) var shared: RecordedScreen?
  /// The JSON of the value for each token.
  private var values: [String: String] = [:]

  init(_ samples: [Target]) {
    self.samples = samples.map { ($0, ScreenParts(of: $0)) }
  }

  /// The screens that were chosen for screens with tokens, one on each line.
  var description: String {
    chosen.filter { !$0.key.values.isEmpty }.map { "\($0.key) is \(ValueText.of($0.value))" }.sorted()
      .joined(separator: "\n")
  }

  /// Returns the screen that stands for a recorded one, or `nil` if there is no sample of its case.
  func screen(for recorded: RecordedScreen) -> Target? {
    if let known = chosen[recorded] { return known }
    let fitting = samples.filter { $0.parts.shape == recorded.shape && $0.parts.values.count == recorded.values.count }
    let variants = fitting.compactMap { sample in variant(of: sample.screen, sample.parts, as: recorded) }
    // The sample that needs the fewest other values.
    let best = variants.min { $0.changes < $1.changes }
    let screen = best?.screen ?? fitting.first?.screen ?? Self.bare(recorded)
    for (token, json) in zip(recorded.values, best?.values ?? []) { values[token] = json }
    if let screen, chosen.values.contains(screen) { shared = recorded }
    chosen[recorded] = screen
    return screen
  }

  /// Returns the form of a recorded screen where it can be compared with the screens of the stand-in.
  func label(of recorded: RecordedScreen) -> RecordedScreen { screen(for: recorded).map(Self.label) ?? recorded }

  /// Returns the form of a screen where it can be compared with the screens of a recording.
  static func label(of screen: any Screen) -> RecordedScreen {
    let parts = ScreenParts(of: screen)
    return RecordedScreen(shape: parts.shape, values: parts.values.map(ValueText.of))
  }

  /// Returns the screen of a case without values, since that needs no sample, or `nil` if its JSON is of the app's own making.
  private static func bare(_ recorded: RecordedScreen) -> Target? {
    let screen = try? JSONDecoder().decode(Target.self, from: Data("{\"\(recorded.shape)\":{}}".utf8))
    return screen.flatMap { ScreenParts(of: $0).shape == recorded.shape ? $0 : nil }
  }

  /// Returns a sample with the values of a recorded screen.
  private func variant(
    of sample: Target, _ parts: ScreenParts, as recorded: RecordedScreen
  ) -> (screen: Target, values: [String], changes: Int)? {
    let own = parts.values.compactMap(Self.json)
    guard own.count == parts.values.count else { return nil }
    var wanted: [String] = []
    for ((token, value), json) in zip(zip(recorded.values, parts.values), own) {
      let isTaken = values.values.contains(json) || wanted.contains(json)
      let free = isTaken ? Self.other(than: value, json, values.values) : json
      wanted.append(token.hasPrefix("=") ? String(token.dropFirst()) : values[token] ?? free)
    }
    let changes = zip(own, wanted).filter { $0 != $1 }
    guard !changes.isEmpty else { return (sample, wanted, 0) }
    // A replacement in the wrong place is noticed, because the screen then has other values.
    let text = changes.reduce(Self.json(sample) ?? "") { $0.replacing($1.0, with: $1.1) }
    guard let screen = try? JSONDecoder().decode(Target.self, from: Data(text.utf8)),
      ScreenParts(of: screen).values.map(Self.json) == wanted
    else { return nil }
    return (screen, wanted, changes.count)
  }

  private static func json(_ value: Any) -> String? {
    guard let value = value as? any Encodable, let data = try? JSONEncoder().encode(value) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns another case, number or text than those that are taken, or the same value if there is none.
  private static func other(than value: Any, _ json: String, _ taken: some Collection<String>) -> String {
    if let value = value as? any CaseIterable {
      return cases(like: value).first { !taken.contains($0) } ?? json
    }
    if let number = Int(json) { return "\(max(number, taken.compactMap { Int($0) }.max() ?? number) &+ 1)" }
    guard let text = try? JSONDecoder().decode(String.self, from: Data(json.utf8)) else { return json }
    return Self.json("\(text) \(taken.count + 2)") ?? json
  }

  private static func cases<Value: CaseIterable>(like _: Value) -> [String] { Value.allCases.compactMap { json($0) } }
}
