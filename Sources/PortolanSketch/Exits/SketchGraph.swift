#if !canImport(UIKit)
  import Portolan
  import PortolanLinks

  /// All screens of a sketch, with the ways between them, as they are declared.
  struct SketchGraph<Tool: NavigationSketch>: Sendable {
    typealias AppScreen = Tool.AppScreen

    /// The name from which the ways of events lead.
    static var eventsName: String { "an event" }

    /// The screens, in the order they were found from the first one.
    private(set) var screens: [AppScreen] = []
    private(set) var exits: [SketchExit<AppScreen>] = []
    /// The samples of all fields.
    private(set) var texts: [String] = []
    /// The flags that something turns.
    private(set) var turned: Set<FeatureFlag> = []
    /// The buttons and screens that ask for a flag.
    private(set) var asked: [FeatureFlag: String] = [:]
    /// The patterns of links of which no screen is known.
    private(set) var unsampled: [String] = []
    /// The screens that only their links or entrances open.
    private(set) var untapped: [AppScreen] = []
    /// The faults of single screens.
    private(set) var faults: [String] = []
    private var seen: Set<AppScreen> = []
    private var queue: [AppScreen] = []
    /// The titles of the pages of flows.
    private var pages: Set<String> = []

    /// All flags of the sketch, by name.
    var flags: [FeatureFlag] { turned.union(asked.keys).union(Tool.flags).sorted { $0.name < $1.name } }

    init() {
      note(Tool.start)
      walk()
      for event in Tool.events { add(event.actions, at: Place(name: Self.eventsName, title: event.name, kind: .event)) }
      walk()
      let tappable = screens.count
      for screen in Tool.entrances { note(screen) }
      walk()
      addSamples(of: Tool.links)
      untapped = Array(screens.dropFirst(tappable))
      var unique: Set<String> = []
      texts = texts.filter { unique.insert($0).inserted }
    }

    // MARK: Links

    private mutating func addSamples(of table: LinkTable<AppScreen>) {
      for pattern in table.patterns {
        // The screen of an earlier pattern may have led to this one.
        let isKnown = screens.contains { screen in
          (try? table.print(screen)).map { table.pattern(of: $0)?.text == pattern.text } ?? false
        }
        guard !isKnown else { continue }
        if let screen = Self.sample(of: pattern.text, in: table) {
          note(screen)
        } else {
          unsampled.append(pattern.text)
        }
        walk()
      }
    }

    /// Returns a screen of a pattern whose placeholders may be numbers or texts.
    private static func sample(of pattern: String, in table: LinkTable<AppScreen>) -> AppScreen? {
      guard let origin = table.origins.first?.text else { return nil }
      return ["1", "a"].lazy.compactMap { value in
        let path = pattern.replacing(/\{[^}]*\}/, with: value)
        return try? table.parse(origin.hasSuffix("/") ? origin + path.drop { $0 == "/" } : origin + path)
      }.first
    }

    // MARK: Screens

    private mutating func note(_ screen: AppScreen) {
      if seen.insert(screen).inserted { queue.append(screen) }
    }

    private mutating func walk() {
      while !queue.isEmpty {
        let screen = queue.removeFirst()
        let (name, sketch) = (ValueText.of(screen), Tool.sketch(of: screen))
        screens.append(screen)
        for part in sketch.parts { add(part, at: Place(name: name, title: SketchTitle.of(part), kind: .part)) }
        add(sketch, named: name)
        for requirement in MainActor.assumeIsolated({ screen.route.requirements }) {
          asked[requirement.flag] = name
          add(
            requirement.screen,
            at: Place(name: name, title: "its guard", kind: .guarding, condition: .not(requirement.flag)))
        }
        for availability in MainActor.assumeIsolated({ screen.route.availabilities }) {
          asked[availability.flag] = name
          guard let other = availability.other.first else { continue }
          add(other, at: Place(name: name, title: "its flag", kind: .guarding, condition: .not(availability.flag)))
        }
      }
    }

    private mutating func add(_ page: SketchPage<AppScreen>) {
      if pages.insert(page.title).inserted { add(page.sketch, named: page.title) }
    }

    private mutating func add(_ sketch: Sketch<AppScreen>, named name: String) {
      faults += SketchFaults.faults(of: sketch, named: name)
      texts += sketch.fields.flatMap(\.samples)
      if let flag = sketch.stays?.flag { asked[flag] = name }
      let samples = sketch.fields.first?.samples ?? []
      for button in sketch.buttons {
        if let flag = button.condition.flag { asked[flag] = "\"\(button.title)\" of \(name)" }
        add(button.actions, at: Place(name: name, title: button.title, condition: button.condition, samples: samples))
      }
      add(sketch.departure?.actions ?? [], at: Place(name: name, title: "by itself", kind: .event, samples: samples))
    }

    // MARK: Actions

    /// The button or event that performs an action.
    private struct Place {
      var name: String
      var title: String
      var kind = SketchExit<AppScreen>.Kind.button
      var condition = SketchCondition.always
      var samples: [String] = []
    }

    private mutating func add(_ screen: AppScreen, at place: Place, as kind: SketchExit<AppScreen>.Kind? = nil) {
      exits.append(
        SketchExit(
          from: place.name, title: place.title, to: screen, kind: kind ?? place.kind, condition: place.condition))
      note(screen)
    }

    private mutating func add(_ actions: [SketchAction<AppScreen>], at place: Place) {
      for action in actions { add(action, at: place) }
    }

    private mutating func add(_ action: SketchAction<AppScreen>, at place: Place) {
      switch action.kind {
      case .open(let screen): add(screen, at: place)
      case .openForText(let screen): for sample in place.samples { add(screen(sample), at: place) }
      case .link(let text):
        if let screen = try? Tool.links.parse(text) {
          add(screen, at: place)
        } else {
          faults.append(SketchFaults.unknownLink(text, of: place.title, place.name))
        }
      case .pushByHand(let screen), .presentByHand(let screen): add(screen, at: place, as: .byHand)
      case .turn(let flag, _): turned.insert(flag)
      case .ask(_, let answers):
        for answer in answers {
          var place = place
          place.title += " › \(answer.title)"
          add(answer.action, at: place)
        }
      case .run(let start, let actions):
        switch start {
        case .screen(let screen): add(screen, at: place, as: .flow)
        case .page(let page): add(page)
        }
        add(actions, at: place)
      case .next(let page), .replace(let page): add(page)
      case .require(let flag, let screen):
        asked[flag] = "\"\(place.title)\" of \(place.name)"
        add(screen, at: place, as: .flow)
      case .close, .dismiss, .emptyFields, .finish, .cancel, .conclude, .nothing, .perform: break
      }
    }
  }
#endif
