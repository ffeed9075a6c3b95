/// A survey of an app's routes by their plans, in an empty window and in the window of the launched app.
///
/// A plan in an empty window contains the whole route. A plan in the launched app contains the cases that a route chooses
/// by what is there.
@MainActor
struct MapSurveyor<App: ToolApp> {
  private let app: App
  /// The router of the empty window.
  private let router: DefaultRouter
  /// The screens of the launched app, by the names of their controllers in plans, or `nil` for a name with several.
  private var screens: [String: String?] = [:]
  private var map = NavigationMap(origins: App.links.origins.map(\.text))

  /// Returns the map of all samples of the app.
  static func map(of app: App) -> NavigationMap {
    let empty = UIWindow()
    empty.rootViewController = UIViewController()
    // Not the key window, which belongs to the app.
    empty.isHidden = false
    // A visible window would stay.
    defer { empty.isHidden = true }
    var surveyor = MapSurveyor(app: app, router: DefaultRouter(window: empty))
    return surveyor.survey()
  }

  private mutating func survey() -> NavigationMap {
    app.window.rootViewController?.forEachInSubtree { note($0) }
    for sample in App.samples {
      let link = (try? App.links.print(sample)).flatMap { App.links.pattern(of: $0)?.text }
      map.add(NavigationMap.Place(name: ValueText.of(sample), kind: .screen, link: link))
    }
    for sample in App.samples { add(routesTo: sample) }
    return map
  }

  private mutating func add(routesTo screen: App.AppScreen) {
    let (whole, present) = (plan(to: screen, by: router), plan(to: screen, by: app.router))
    if case .success(let plan) = whole { add(plan, startsEmpty: true) }
    if case .success(let plan) = present { add(plan, startsEmpty: false) }
    if case .failure = whole, case .failure(let error) = present {
      let reason = (error as? RoutingError)?.reason ?? ValueText.of(error)
      map.note(String(reason.prefix { !$0.isNewline }), at: ValueText.of(screen))
    }
  }

  private func plan(to screen: App.AppScreen, by router: DefaultRouter) -> Result<NavigationPlan, any Error> {
    Result { try router.plan(to: Destination(screen)) }
  }

  private mutating func add(_ plan: NavigationPlan, startsEmpty: Bool) {
    guard let first = plan.steps.first else { return }
    if !startsEmpty { map.guards = Array(plan.guards.prefix(plan.guards.count - plan.steps.flatMap(\.guards).count)) }
    let isEmpty = startsEmpty || app.window.rootViewController == nil
    var from = isEmpty ? Self.origin(of: plan) : known(first.screen)
    var actions: [String] = []
    // The guards of containers belong to the screen in them.
    var guards: [String] = []
    let target = plan.steps.count - 1
    for (index, step) in plan.steps.enumerated().dropFirst() {
      guards += step.guards
      let isScreen = index == target || isScreen(step.screen)
      let action = step.action ?? (isScreen ? "part" : "")
      actions.append(isScreen || action.isEmpty ? action : "\(action) \(step.screen)")
      guard isScreen else { continue }
      let name = index == target ? plan.destination : step.screen
      add(NavigationMap.Way(from: from, to: name, actions: actions.filter { !$0.isEmpty }, guards: guards))
      (from, actions, guards) = (name, [], [])
    }
  }

  /// Adds a way with its places, unless the same way starts anywhere or at the root.
  private mutating func add(_ way: NavigationMap.Way) {
    let isKnown = [NavigationMap.anywhere, NavigationMap.root].contains { origin in
      map.ways.contains(NavigationMap.Way(from: origin, to: way.to, actions: way.actions, guards: way.guards))
    }
    guard !isKnown else { return }
    map.add(NavigationMap.Place(name: way.from, kind: kind(of: way.from)))
    map.add(NavigationMap.Place(name: way.to, kind: .screen))
    map.add(way)
  }

  private static func origin(of plan: NavigationPlan) -> String {
    plan.steps.dropFirst().first?.action?.contains("Root") ?? false ? NavigationMap.root : NavigationMap.anywhere
  }

  private func kind(of name: String) -> NavigationMap.Place.Kind {
    if [NavigationMap.root, NavigationMap.anywhere].contains(name) { return .origin }
    return isScreen(name) ? .screen : .controller
  }

  /// Returns a Boolean value that indicates whether a step of a plan has the name of a screen, and not of a class.
  private func isScreen(_ name: String) -> Bool { name.first?.isLowercase ?? false }

  /// Returns the screen of a controller that is there at the launch, or its class.
  private func known(_ title: String) -> String {
    screens[title].flatMap { $0 } ?? String(title.prefix { $0 != "(" })
  }

  /// Notes the screen of a controller.
  private mutating func note(_ controller: UIViewController) {
    guard let screen = controller.screen(as: App.AppScreen.self) else { return }
    let (name, text) = (title(of: controller), ValueText.of(screen))
    screens[name] = .some(screens[name] == nil || screens[name] == .some(text) ? text : nil)
  }
}
