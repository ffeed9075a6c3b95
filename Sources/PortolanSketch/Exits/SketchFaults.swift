#if !canImport(UIKit)
  import Portolan
  import PortolanLinks

  /// The faults of a sketch that are found without a launch, each with its mend.
  enum SketchFaults {
    /// Returns all faults of a sketch.
    static func all<Tool: NavigationSketch>(in graph: SketchGraph<Tool>) -> [String] {
      let known = Set(graph.screens.map { ValueText.of($0).prefix { $0 != "(" } })
      let names = caseNames(of: Tool.AppScreen.self)
      var faults = names.filter { !known.contains($0[...]) }.map {
        "missing exit: \($0) has neither a button nor a link that leads there. "
          + "To fix: add it to the exits of a screen, or to entrances."
      }
      faults += known.filter { !names.isEmpty && !names.contains(String($0)) }.sorted().map {
        "unlisted case: \($0) is not in caseNames. To fix: add it, or let the macro @Linkable write the list."
      }
      faults += graph.unsampled.map {
        "missing sample: no screen of the link \($0) is known. To fix: add one to the exits of a screen, or to entrances."
      }
      let turned = graph.turned.union(Tool.flags)
      faults += graph.asked.filter { !turned.contains($0.key) }.sorted { $0.key.name < $1.key.name }.map {
        "missing event: \($0.value) asks for the flag \($0.key), which nothing turns. "
          + "To fix: turn it in a button or in events, or add it to flags if it is on from the launch."
      }
      return faults + graph.faults + inTwoContainers(graph.exits)
    }

    /// Returns the faults of one sketch.
    static func faults<AppScreen: Screen>(of sketch: Sketch<AppScreen>, named name: String) -> [String] {
      var faults: [String] = []
      let texts = sketch.buttons.filter(\.condition.needsText).map { "\"\($0.title)\"" }
      let needs =
        texts + (sketch.stays?.needsText == true ? ["stays(while: .text)"] : [])
        + (sketch.question == nil ? [] : ["asksBeforeLeaving(_:)"])
      if let first = needs.first {
        if sketch.fields.isEmpty {
          faults.append(
            "missing field: \(first) of \(name) needs a text, and the screen has no field. "
              + "To fix: add field(\"Name\", \"a sample\") to the sketch.")
        } else if sketch.fields[0].samples.isEmpty {
          faults.append(
            "missing text: \(first) of \(name) needs a text, and the field \(sketch.fields[0].name) has no sample. "
              + "To fix: add one to its field(_:_:).")
        }
      }
      let titles = Dictionary(grouping: sketch.buttons, by: \.title).filter { $1.count > 1 }.keys.sorted()
      faults += titles.map {
        "two buttons: \(name) has several buttons \"\($0)\", of which a story taps the first. "
          + "To fix: give each a title of its own with exit(_:to:)."
      }
      return faults
    }

    /// Returns the fault of a link that the table does not read.
    static func unknownLink(_ link: String, of title: String, _ name: String) -> String {
      "unknown link: \"\(title)\" of \(name) opens \(LinkText.quoted(link)), which no pattern reads. "
        + "To fix: write it as one of links list."
    }

    private static func inTwoContainers<AppScreen: Screen>(_ exits: [SketchExit<AppScreen>]) -> [String] {
      let parts = exits.filter { $0.kind == .part }
      return parts.indices.compactMap { index in
        guard let first = parts[..<index].first(where: { $0.to == parts[index].to }) else { return nil }
        return "two containers: \(ValueText.of(first.to)) is a part of \(first.from) and of \(parts[index].from). "
          + "To fix: give each container a case of its own, since a route leads to one place."
      }
    }

    /// Returns the names of an enum's cases, or none if it has no list of them.
    static func caseNames(of type: Any.Type) -> [String] { (type as? any Linkable.Type)?.caseNames ?? [] }
  }
#endif
