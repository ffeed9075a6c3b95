// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import PortolanCore

// The routes of a feature that is generic over the screens of the app.

@MainActor
public func route<App: Screen>(to shell: App) -> Route<App> { .part(of: shell).searching([.current]) }

@MainActor
public func guarded<App: Screen, Guard: RoutingInterceptor>(_ route: Route<App>, by routingGuard: Guard) -> Route<App>
where Guard.Context == App {
  route.guarded(by: routingGuard).adding(routingGuard)
}

@MainActor
public func guarded<App: Screen>(_ route: Route<App>) -> Route<App> { route.guarded { _ in } }

@MainActor
public func hooked<App: Screen>(_ route: Route<App>, _ hooks: StepHooks<App>) -> Route<App> {
  route.adding(hooks)
    .adding(InlineContextTask<UIViewController, App> { _, _ in })
    .adding(InlinePostTask<UIViewController, App> { _, _, _ in })
}

@MainActor
public func chosen<App: Screen>(_ one: Route<App>, _ other: Route<App>) -> Route<App> {
  .when({ _ in true }, one.searching([.visible]), otherwise: .when({ _ in false }, other, otherwise: one))
}

@MainActor
public func all<App: Screen>(of app: App) -> [Route<App>] {
  [
    .push, .push(onto: app), .push(onto: .parent), .detail(of: app), .present, .present(over: app),
    .presentInNavigation,
    .root, .rootInNavigation, .part(of: app), .tab("cards", of: app), .part(of: app).searching([.current]),
    Route { $0.using(.push).from(Route.step(to: app).expectingContainer()).assemble() },
  ]
}

@MainActor
public func declared<App: Screen>(_ step: DestinationStep<UIViewController, Int>) -> Route<App> { Route(step, with: 1) }

@MainActor
public func embedded<Feature: Screen, App: Screen>(
  _ screen: Feature, below parent: App, in embedding: @escaping @MainActor (Feature) -> App
) -> Route<App> {
  screen.route(in: embedding, parent: parent).searching([.current])
}

/// The routes of the feature; an app may replace each.
@MainActor
public struct CardRoutes<App: Screen> {
  private let shell: @MainActor () -> App
  public var replaced: [Int: Route<App>] = [:]
  public var last: Route<App>?

  public init(shell: @escaping @MainActor () -> App) {
    self.shell = shell
  }

  public func route(toCard id: Int) -> Route<App> {
    switch id {
    case 0: .push(onto: shell()).guarded { _ in }
    case 1: replaced[id] ?? .push
    default: last ?? replaced[id, default: .present].searching([.current, .visible])
    }
  }
}

/// A thing of the app that has a route.
@MainActor
public protocol Routed {
  associatedtype App: Screen
  var route: Route<App> { get set }
}

@MainActor
public func change<Thing: Routed>(_ thing: inout Thing) {
  let before = thing.route
  thing.route = before.searching([.current])
  thing.route = thing.route.guarded { _ in }
}
