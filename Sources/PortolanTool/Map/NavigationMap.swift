/// The static picture of an app's navigation: its screens, and the routes that lead to them.
struct NavigationMap: Codable, Hashable, Sendable {
  /// A screen, or a place from which routes start.
  struct Place: Codable, Hashable, Sendable {
    /// The kind of a place.
    enum Kind: String, Codable, Sendable {
      case screen
      /// A place that every window has, such as its root.
      case origin
      /// A controller without a screen that is there at the launch, such as the navigation controller of a tab.
      case controller
    }

    let name: String
    let kind: Kind
    /// The pattern of its link, if it has one.
    var link: String?
    /// The reason why no route leads to the screen, if there is none.
    var fault: String?
  }

  /// A part of a route that leads from one place to the next screen.
  struct Way: Codable, Hashable, Sendable {
    let from: String
    let to: String
    /// The actions on the way, with the containers that they put in place.
    let actions: [String]
    /// The guards of the screen at its end.
    let guards: [String]

    /// The actions and the guards in one line.
    var label: String {
      let guarded = guards.isEmpty ? "" : "guarded by \(guards.joined(separator: ", "))"
      return [actions.joined(separator: ", "), guarded].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }

  /// The version of the format; it increases if a property is renamed or removed.
  private(set) var version = 1
  /// The origins of the app's links.
  var origins: [String]
  /// The guards of the router that are asked on every way.
  var guards: [String] = []
  var places: [Place] = []
  var ways: [Way] = []

  /// The place where the user is, the start of most routes.
  static let anywhere = "anywhere"
  /// The root of the window.
  static let root = "root"

  mutating func add(_ place: Place) {
    if !places.contains(where: { $0.name == place.name }) { places.append(place) }
  }

  mutating func add(_ way: Way) {
    if !ways.contains(way) { ways.append(way) }
  }

  /// Notes that no route leads to a screen.
  mutating func note(_ fault: String, at name: String) {
    guard let index = places.firstIndex(where: { $0.name == name }) else { return }
    places[index].fault = fault
  }

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

  /// The names of the places that both languages accept; no two are equal.
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
