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

  /// A part of a route, which leads from one place to the next screen.
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

  /// The version of the format, which increases if a property is renamed or removed.
  private(set) var version = 1
  /// The origins of the app's links.
  var origins: [String]
  /// The guards of the router, which are asked on every way.
  var guards: [String] = []
  var places: [Place] = []
  var ways: [Way] = []

  /// The place where the user is, from which most routes start.
  static let anywhere = "anywhere"
  /// The root of the window.
  static let root = "root"

  init(origins: [String]) {
    self.origins = origins
  }

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
}
