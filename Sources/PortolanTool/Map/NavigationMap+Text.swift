extension NavigationMap {
  /// The map in the language of Mermaid, with one line for each place and for each way.
  var mermaid: String {
    let ids = ids
    var lines = header(comment: "%%", start: "flowchart LR")
    for place in places {
      let text = Self.escaped(Self.title(of: place, lineBreak: "<br/>"), quote: "#quot;")
      let shape = place.kind == .screen ? ("[", "]") : place.kind == .origin ? ("([", "])") : ("{{", "}}")
      lines.append(
        "  \(ids[place.name, default: ""])\(shape.0)\"\(text)\"\(shape.1)\(place.fault == nil ? "" : ":::fault")")
    }
    for way in ways {
      let arrow = way.guards.isEmpty ? "-->" : "==>"
      lines.append(
        "  \(ids[way.from, default: ""]) \(arrow)|\"\(Self.escaped(way.label, quote: "#quot;"))\"| \(ids[way.to, default: ""])"
      )
    }
    if places.contains(where: { $0.fault != nil }) { lines.append("  classDef fault stroke:#c00,stroke-width:3px") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The map in the language of Graphviz, with one line for each place and for each way.
  var dot: String {
    let ids = ids
    var lines = header(comment: "//", start: "digraph navigation {")
    lines.append(#"  rankdir=LR; node [fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];"#)
    for place in places {
      let shape = place.kind == .screen ? "box" : place.kind == .origin ? "oval" : "hexagon"
      let colour = place.fault == nil ? "" : ", color=\"#cc0000\""
      let text = Self.escaped(Self.title(of: place, lineBreak: "\n"), quote: "\\\"").replacing("\n", with: "\\n")
      lines.append("  \(ids[place.name, default: ""]) [label=\"\(text)\", shape=\(shape)\(colour)];")
    }
    for way in ways {
      let style = way.guards.isEmpty ? "" : ", style=bold"
      let text = Self.escaped(way.label, quote: "\\\"")
      lines.append("  \(ids[way.from, default: ""]) -> \(ids[way.to, default: ""]) [label=\"\(text)\"\(style)];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private func header(comment: String, start: String) -> [String] {
    var lines = [start, "  \(comment) links: \(origins.joined(separator: ", "))"]
    if !guards.isEmpty { lines.append("  \(comment) guards of every way: \(guards.joined(separator: ", "))") }
    return lines
  }

  private static func title(of place: Place, lineBreak: String) -> String {
    [place.name, place.link, place.fault.map { "no route: \($0)" }].compactMap { $0 }.joined(separator: lineBreak)
  }

  /// The names of the places that both languages accept, of which no two are equal.
  private var ids: [String: String] {
    var ids: [String: String] = [:]
    var taken: Set<String> = []
    for place in places {
      let words = place.name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
      // A word of the languages, such as "end" or "node", must not stand alone.
      let id = (["s"] + words.map(String.init)).joined(separator: "_")
      var unique = id
      var number = 2
      while !taken.insert(unique).inserted {
        unique = "\(id)_\(number)"
        number += 1
      }
      ids[place.name] = unique
    }
    return ids
  }

  private static func escaped(_ text: String, quote: String) -> String {
    let text = quote.hasPrefix("\\") ? text.replacing("\\", with: "\\\\") : text
    return text.replacing("\"", with: quote)
  }
}
