#if !canImport(UIKit)
  import Portolan

  /// The exits of a sketch as a graph in the languages Mermaid and DOT.
  struct ExitDrawing<AppScreen: Screen> {
    private let screens: [String]
    private let exits: [SketchExit<AppScreen>]

    init(_ screens: [AppScreen], _ exits: [SketchExit<AppScreen>]) {
      (self.screens, self.exits) = (screens.map { ValueText.of($0) }, exits)
    }

    var mermaid: String {
      let ids = Dictionary(uniqueKeysWithValues: screens.enumerated().map { ($1, "s\($0)") })
      let places = screens.map { "  \(ids[$0] ?? "")[\(Self.quoted($0))]" }
      let ways = exits.compactMap { exit -> String? in
        guard let from = ids[exit.from], let to = ids[ValueText.of(exit.to)] else { return nil }
        let arrow = exit.kind == .part ? "-.->" : exit.kind == .byHand ? "--x" : "-->"
        return "  \(from) \(arrow)|\(Self.quoted(exit.title))| \(to)"
      }
      return (["flowchart LR"] + places + ways).joined(separator: "\n")
    }

    var dot: String {
      let ways = exits.map { exit in
        let style = exit.kind == .part ? ", style=dashed" : exit.kind == .byHand ? ", color=red" : ""
        let (from, to) = (Self.quoted(exit.from), Self.quoted(ValueText.of(exit.to)))
        return "  \(from) -> \(to) [label=\(Self.quoted(exit.title))\(style)];"
      }
      return (["digraph exits {", "  rankdir=LR; node [shape=box];"] + ways + ["}"]).joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "'"))\"" }
  }
#endif
