import Portolan

/// The screens of a feature that knows neither the app nor other features.
enum CardsScreen: Screen, Codable {
  case list
  case card(id: Int)
  case limits(id: Int)
  case pin(id: Int)
  case columns, statement
  case offer
  case locked
  case help(HelpScreen)

  var assembly: any Assembly {
    switch self {
    case .columns: ColumnsAssembly()
    case .help(let screen): screen.assembly(in: Self.help)
    default: LabelAssembly(text: "\(self)")
    }
  }

  var route: Route<Self> {
    switch self {
    case .list: .part(of: .parent)
    case .card: .push(onto: .list)
    case .limits(let id): .push(onto: .card(id: id))
    case .pin: Route.presentInNavigation.guarded(by: AskedGuard())
    case .columns: .present(over: .parent, as: .fullScreen)
    case .statement: .part(of: .columns)
    case .offer: .present.searching([.current, .visible])
    case .locked: .present.guarded(by: InlineInterceptor<Self> { _ in .redirect(to: CardsScreen.card(id: 1)) })
    case .help(let screen): screen.route(in: Self.help, parent: .parent)
    }
  }
}

/// The screens of a feature inside a feature.
enum HelpScreen: Screen, Codable {
  case start
  case topic(String)
  case locked

  var assembly: any Assembly { LabelAssembly(text: "\(self)") }

  var route: Route<Self> {
    switch self {
    case .start: .present(over: .parent)
    case .locked: .present.guarded(by: Unlocked())
    // The switch assembles its default only when the route is resolved.
    case .topic:
      Route { step in
        step.using(.present).from(
          SwitchAssembly<UIViewController, Self>().assemble(default: { Route.step(to: .start) })
        ).assemble()
      }
    }
  }
}

/// A guard that may wait, and that redirects to a screen of its feature.
private struct Unlocked: RoutingInterceptor {
  func perform(with screen: HelpScreen) async throws -> InterceptorAnswer {
    await Task.yield()
    return .redirect(to: HelpScreen.start)
  }
}

/// An app with one feature in two places.
enum BankScreen: Screen, Codable {
  case tabs, home
  case cards(CardsScreen)
  case companyCards(CardsScreen)

  var assembly: any Assembly {
    switch self {
    case .tabs: BankTabsAssembly()
    case .home: LabelAssembly(text: "home")
    case .cards(let screen): screen.assembly(in: Self.cards)
    case .companyCards(let screen): screen.assembly(in: Self.companyCards)
    }
  }

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .home: .part(of: .tabs)
    case .cards(let screen): screen.route(in: Self.cards, parent: .tabs)
    case .companyCards(let screen): screen.route(in: Self.companyCards, parent: .tabs)
    }
  }
}

/// The same app as one enum.
enum FlatScreen: Screen {
  case tabs, home
  case list(Int)
  case card(Int, id: Int)
  case limits(Int, id: Int)
  case pin(Int, id: Int)
  case columns(Int)
  case statement(Int)
  case offer(Int)
  case helpStart(Int)
  case helpTopic(Int, String)

  var assembly: any Assembly {
    switch self {
    case .tabs:
      InlineAssembly {
        BankTabsAssembly.tabs([FlatScreen.home, .list(0), .list(1)].map(BankTabsAssembly.stack))
      }
    case .columns(let place): InlineAssembly { ColumnsAssembly.columns(with: FlatScreen.statement(place)) }
    default: LabelAssembly(text: "\(self)")
    }
  }

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .home, .list: .part(of: .tabs)
    case .card(let place, _): .push(onto: .list(place))
    case .limits(let place, let id): .push(onto: .card(place, id: id))
    case .pin: .presentInNavigation
    case .columns: .present(over: .tabs, as: .fullScreen)
    case .statement(let place): .part(of: .columns(place))
    case .offer: .present.searching([.current, .visible])
    case .helpStart: .present(over: .tabs)
    case .helpTopic(let place, _): .present(over: .helpStart(place))
    }
  }
}

extension FlatScreen {
  init(_ screen: BankScreen) {
    switch screen {
    case .tabs: self = .tabs
    case .home: self = .home
    case .cards(let screen): self.init(screen, in: 0)
    case .companyCards(let screen): self.init(screen, in: 1)
    }
  }

  private init(_ screen: CardsScreen, in place: Int) {
    switch screen {
    case .list: self = .list(place)
    case .card(let id): self = .card(place, id: id)
    case .limits(let id): self = .limits(place, id: id)
    case .pin(let id): self = .pin(place, id: id)
    case .columns: self = .columns(place)
    case .statement: self = .statement(place)
    case .offer: self = .offer(place)
    case .locked, .help(.locked): preconditionFailure("a guard redirects from \(screen)")
    case .help(.start): self = .helpStart(place)
    case .help(.topic(let topic)): self = .helpTopic(place, topic)
    }
  }
}

/// A guard that records the values about which it is asked, in the order of the questions.
struct AskedGuard<Context>: RoutingInterceptor {
  nonisolated init(_ type: Context.Type = CardsScreen.self) {}

  func perform(with context: Context) async throws -> InterceptorAnswer {
    Asked.values?.all.append(text(of: context))
    return .proceed
  }
}

extension AskedGuard {
  /// Returns the type of the context and the screens that it contains.
  private func text(of context: Context) -> String {
    switch context {
    case let context as CardsScreen: "CardsScreen: \(context)"
    case let context as any EmbeddingScreen:
      Context.self == Any?.self ? "Any?: GuardedScreen.\(context.text)" : "GuardedScreen: \(context.text)"
    default: "\(context)"
    }
  }
}

/// A screen of an app that contains one of the cards.
protocol EmbeddingScreen {
  var text: String { get }
}

@MainActor
final class Asked {
  @TaskLocal static var values: Asked?

  var all: [String] = []
}

struct LabelAssembly: Assembly {
  let text: String

  func build() -> UIViewController { PageViewController(name: text) }
}

/// A split view controller, whose second column the feature labels with its own screen.
struct ColumnsAssembly: Assembly {
  func build() -> UIViewController { Self.columns(with: CardsScreen.statement) }

  @MainActor static func columns(with screen: any Screen) -> UIViewController {
    let statement = PageViewController(name: "statement")
    statement.setScreen(screen)
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(), statement]
    return split
  }
}

struct BankTabsAssembly: Assembly {
  func build() -> UIViewController {
    Self.tabs([BankScreen.home, .cards(.list), .companyCards(.list)].map(Self.stack))
  }

  @MainActor static func tabs(_ stacks: [UIViewController]) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }

  @MainActor static func stack<Target: Screen>(_ screen: Target) -> UIViewController {
    UINavigationController(rootViewController: screen.buildController())
  }
}
