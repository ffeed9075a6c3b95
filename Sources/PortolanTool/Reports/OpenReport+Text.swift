import Portolan

extension OpenReport: CustomStringConvertible {
  /// The report for people, in sections with headings.
  public var description: String {
    var sections = [Self.section("Hierarchy before", before.description)]
    if let plan {
      sections.append(Self.section("Plan", plan.description))
    } else {
      sections.append(Self.section("Plan", "there is no plan"))
    }
    if let why { sections.append(Self.section("Why", ([way].compactMap { $0 } + why).joined(separator: "\n"))) }
    if let events { sections.append(Self.section("Events", events.joined(separator: "\n"))) }
    if let after { sections.append(Self.section("Hierarchy after", after.description)) }
    return sections.joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ text: String) -> String {
    "== \(title) ==\n\(text)"
  }
}
