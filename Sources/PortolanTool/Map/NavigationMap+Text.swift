extension NavigationMap {
  /// The map in the language of Mermaid, with one line for each place and for each way.
  var mermaid: String {
    var lines = header(comment: "%%", start: "flowchart LR")
    for place in places {
      let text = Self.escaped(Self.title(of: place, lineBreak: "<br/>"), quote: "#quot;")
      let shape = place.kind == .screen ? ("[", "]") : place.kind == .origin ? ("([", "])") : ("{{", "}}")
      lines.append("  \(Self.id(place.name))\(shape.0)\"\(text)\"\(shape.1)\(place.fault == nil ? "" : ":::fault")")
    }
    for way in ways {
      let arrow = way.guards.isEmpty ? "-->" : "==>"
      lines.append(
        "  \(Self.id(way.from)) \(arrow)|\"\(Self.escaped(way.label, quote: "#quot;"))\"| \(Self.id(way.to))")
    }
    if places.contains(where: { $0.fault != nil }) { lines.append("  classDef fault stroke:#c00,stroke-width:3px") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The map in the language of Graphviz, with one line for each place and for each way.
  var dot: String {
    var lines = header(comment: "//", start: "digraph navigation {")
    lines.append(#"  rankdir=LR; node [fontname="sans-serif"]; edge [fontname="sans-serif", fontsize=10];"#)
    for place in places {
      let shape = place.kind == .screen ? "box" : place.kind == .origin ? "oval" : "hexagon"
      let colour = place.fault == nil ? "" : ", color=\"#cc0000\""
      let text = Self.escaped(Self.title(of: place, lineBreak: "\n"), quote: "\\\"").replacing("\n", with: "\\n")
      lines.append("  \(Self.id(place.name)) [label=\"\(text)\", shape=\(shape)\(colour)];")
    }
    for way in ways {
      let style = way.guards.isEmpty ? "" : ", style=bold"
      let text = Self.escaped(way.label, quote: "\\\"")
      lines.append("  \(Self.id(way.from)) -> \(Self.id(way.to)) [label=\"\(text)\"\(style)];")
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

  /// Returns a name for a place that both languages accept, which differs for different places.
  private static func id(_ name: String) -> String {
    let word = name.unicodeScalars.map { scalar -> String in
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { return String(scalar) }
      return scalar == " " ? "" : "_\(String(scalar.value, radix: 16))_"
    }.joined()
    // A word of the languages, such as "end" or "node", must not stand alone.
    return "s_" + word
  }

  private static func escaped(_ text: String, quote: String) -> String { text.replacing("\"", with: quote) }
}
