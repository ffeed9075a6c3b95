/// The place of a feature's screens among the screens of an app.
///
/// The routes and assemblies of a feature name its own screens. An embedding turns each into the screen of the app that contains it.
@MainActor
struct ScreenEmbedding {
  /// The identity of the type of the feature's screens.
  let feature: ObjectIdentifier
  /// Resolves the route to the parent that the app supplies for one of its screens, or `nil` if it supplies none.
  var parent: (@MainActor (_ screen: any Screen, _ search: inout RouteSearch) throws -> Void)?
  private let embed: @MainActor (any Screen) -> (any Screen)?

  /// Creates an embedding.
  ///
  /// - Parameter embed: Returns the screen of the app for a screen of the feature.
  init<Feature: Screen, Host: Screen>(_ embed: @escaping @MainActor (Feature) -> Host) {
    feature = ObjectIdentifier(Feature.self)
    self.embed = { ($0 as? Feature).map(embed) }
  }

  /// Returns the screen of the app for a screen of the feature, or any other screen itself.
  func host(of screen: any Screen) -> any Screen { embed(screen) ?? screen }

  /// Returns the answer of a guard of the feature, which may redirect to a screen of the feature.
  func answer(_ answer: InterceptorAnswer) -> InterceptorAnswer {
    // A step may have a screen as its context.
    guard let destination = answer.redirection, let screen = destination.anyContext as? any Screen,
      let host = embed(screen), destination.isSame(as: screen.destination)
    else { return answer }
    return .redirect(to: host)
  }
}

// A screen of a feature as a part of an app.
extension Screen {
  /// Returns the route of this screen as the route of the screen of an app that contains it.
  ///
  /// An app has the screens of its features as cases, and forwards to them:
  ///
  /// ```swift
  /// enum AppScreen: Screen {
  ///   case tabs
  ///   case cards(CardsScreen)
  ///
  ///   var route: Route<Self> {
  ///     switch self {
  ///     case .tabs: .root
  ///     case .cards(let screen): screen.route(in: Self.cards, parent: .tabs)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The router then finds, builds and labels the screens of the app. Guards and tasks of the feature receive the screen of
  /// the feature, those that the app adds to the result receive the screen of the app, and are asked first.
  ///
  /// - Parameters:
  ///   - embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  ///   - parent: The screen of the app for which ``ParentScreen/parent`` stands in the routes of the feature, or `nil` if they
  ///     name no parent.
  /// - Returns: The route.
  @MainActor
  public func route<Host: Screen>(in embed: @escaping @MainActor (Self) -> Host, parent: Host? = nil) -> Route<Host> {
    route(in: embed, from: parent?.origin(of: Route.self))
  }

  /// Returns the route of this screen as the route of the screen of a larger feature that contains it.
  ///
  /// - Parameters:
  ///   - embed: Returns the screen of the larger feature for a screen of this one.
  ///   - parent: The parent of the larger feature, which is then also the parent of this one.
  /// - Returns: The route.
  @MainActor
  public func route<Host: Screen>(
    in embed: @escaping @MainActor (Self) -> Host, parent: some RouteOrigin
  ) -> Route<Host> {
    route(in: embed, from: parent.origin(of: Route.self))
  }

  @MainActor
  private func route<Host: Screen>(
    in embed: @escaping @MainActor (Self) -> Host, from parent: DestinationStep<UIViewController, Host>?
  ) -> Route<Host> {
    var embedding = ScreenEmbedding(embed)
    if let parent {
      embedding.parent = { screen, search in
        guard let host = screen as? Host else { return }
        try parent.node.resolve(with: host, into: &search)
      }
    }
    return route.embedded(self, as: embed(self), in: embedding)
  }

  /// Returns the assembly of this screen as the assembly of the app's screen that contains it.
  ///
  /// ```swift
  /// enum AppScreen: Screen {
  ///   case cards(CardsScreen)
  ///
  ///   var assembly: any Assembly {
  ///     switch self {
  ///     case .cards(let screen): screen.assembly(in: Self.cards)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// For the controllers that the assembly builds, and for those that are added to them later, a screen of the feature stands
  /// for the screen of the app that contains it. They keep that meaning if they move into a container of the app.
  ///
  /// - Parameter embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  /// - Returns: The assembly.
  @MainActor
  public func assembly<Host: Screen>(in embed: @escaping @MainActor (Self) -> Host) -> any Assembly {
    EmbeddedAssembly(base: assembly, embedding: ScreenEmbedding(embed))
  }

  /// The values of the case, such as `id: 42`, or `nil` if it has none.
  var values: String? {
    let text = ValueText.of(self)
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let values = text[text.index(after: open)...].dropLast()
    return values.isEmpty ? nil : String(values)
  }

  /// Returns the text that a tree has for the screen after the class of its controller.
  ///
  /// - Parameter className: The name of the controller's class, without its module.
  /// - Returns: The values if the name of the class contains the name of the case, as in `ProductViewController(id: 42)`, or else
  ///   the screen, as in `UITableViewController(products(page: 2))`. `nil` if the name of the class is enough.
  func detail(in className: String) -> String? {
    let text = ValueText.of(self)
    let name = text.prefix { $0 != "(" }
    return className.lowercased().contains(name.lowercased()) ? values : text
  }
}

extension AssemblyDataSource where Key: Screen {
  /// Returns the assembly of a feature's screen as the assembly of the app's screen that contains it.
  ///
  /// ```swift
  /// struct RootAssembly: AssemblyDataSource {
  ///   let cards = CardsAssembly()
  ///
  ///   func getAssembly(key: AppScreen) -> (any Assembly)? {
  ///     switch key {
  ///     case .cards(let screen): cards.assembly(for: screen, in: AppScreen.cards)
  ///     default: nil
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen of the feature.
  ///   - embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  /// - Returns: The assembly, or `nil` if this source has none.
  public func assembly<Host: Screen>(
    for screen: Key, in embed: @escaping @MainActor (Key) -> Host
  ) -> (any Assembly)? {
    getAssembly(key: screen).map { EmbeddedAssembly(base: $0, embedding: ScreenEmbedding(embed)) }
  }
}

/// An assembly of a feature whose controllers are marked as screens of the app.
struct EmbeddedAssembly: Assembly {
  /// The assembly of the feature, which may be a placeholder.
  var base: any Assembly
  let embedding: ScreenEmbedding

  func build() -> UIViewController {
    let viewController = base.build()
    ScreenTable.embed(viewController, in: embedding)
    return viewController
  }
}

/// The root assemblies of a router, by the type of their screens.
@MainActor
struct ScreenAssemblies {
  private var sources: [ObjectIdentifier: any AssemblyDataSource] = [:]

  mutating func add<Target: Screen>(_ source: any AssemblyDataSource<Target>) {
    sources[ObjectIdentifier(Target.self)] = source
  }

  /// Returns the assembly of a screen from its root assembly, or its own, or `nil` if it has none.
  func assembly<Target: Screen>(for screen: Target) -> (any Assembly)? {
    complete(sources[ObjectIdentifier(Target.self)]?.assembly(ofAny: screen) ?? screen.assembly, of: Target.self)
  }

  /// Builds the controller of a screen and labels it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  func build(_ screen: some Screen) throws -> UIViewController {
    if let assembly = assembly(for: screen) { return assembly.buildController(for: screen) }
    let name = ValueText.of(screen)
    throw RoutingError(
      .noAssembly, step: name, reason: "there is no assembly for \(name)",
      fix: "implement the property assembly of \(type(of: screen)), "
        + "or return one for it from getAssembly(key:) of the root assembly that the router was given")
  }

  /// Returns an assembly that may be a placeholder, with the root assembly of a feature in its place.
  private func complete<Target: Screen>(_ assembly: any Assembly, of type: Target.Type) -> (any Assembly)? {
    if let missing = assembly as? MissingAssembly {
      // An app forwards to the screen of a feature, which may have a root assembly.
      return missing.screen is Target ? nil : self.assembly(for: missing.screen)
    }
    guard let embedded = assembly as? EmbeddedAssembly else { return assembly }
    return complete(embedded.base, of: type).map { EmbeddedAssembly(base: $0, embedding: embedded.embedding) }
  }

  /// Returns the root assembly itself, if it has a certain type.
  func source<Source: AssemblyDataSource>(_ type: Source.Type) -> Source? where Source.Key: Screen {
    sources[ObjectIdentifier(Source.Key.self)] as? Source
  }
}

extension AssemblyDataSource {
  /// Returns the assembly of a screen whose type is the key of this source.
  fileprivate func assembly(ofAny screen: Any) -> (any Assembly)? { (screen as? Key).flatMap(getAssembly) }
}
