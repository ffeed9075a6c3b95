/// A report about opening a link, or about a plan to open it.
///
/// Properties that do not apply are `nil`, and are missing in the JSON.
///
/// ```swift
/// let run = ToolRun(shopUnderTool)
/// let report = try await run.open("https://shop.example/products/42")
/// #expect(report.reached == true)
/// print(report)
/// ```
public struct OpenReport<AppScreen: Screen & Codable>: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The version of the format; it increases if a property is renamed or removed.
  public private(set) var version = 1
  /// The kind of event: `link`, `notification`, `activity` or `shortcut`.
  public var source: String
  /// The link, the file of a notification, or the type of a shortcut.
  public var link: String
  /// The screen of the link.
  public var screen: AppScreen
  /// The way for the user to get there, in one sentence, if the app describes it.
  public var way: String?
  /// The hierarchy before the link was opened.
  public var before: HierarchySnapshot
  /// The plan of the navigation, or `nil` if there was none.
  public var plan: NavigationPlan?
  /// The results of the finders, one on each line, or `nil` if the link was opened, since the events contain them.
  public var why: [String]?
  /// The events of the navigation, one on each line, or `nil` in plans.
  public var events: [String]?
  /// The hierarchy afterwards, or `nil` in plans.
  public var after: HierarchySnapshot?
  /// A Boolean value that indicates whether the screen was reached, or `nil` in plans.
  public var reached: Bool?
  /// The failure, if the screen was not or cannot be reached.
  public var failure: Failure?

  mutating func fail(_ error: any Error) {
    failure = Failure(error)
    reached = false
  }

  /// The report for people, in sections with headings.
  public var description: String {
    var sections = [Self.section("Hierarchy before", before.description)]
    sections.append(Self.section("Plan", plan?.description ?? "there is no plan"))
    if let why { sections.append(Self.section("Why", ([way].compactMap { $0 } + why).joined(separator: "\n"))) }
    if let events { sections.append(Self.section("Events", events.joined(separator: "\n"))) }
    if let after { sections.append(Self.section("Hierarchy after", after.description)) }
    return sections.joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    "== \(title) ==\n\(text)"
  }
}
