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
  ///   - parent: The screen of the app for which ``ParentScreen/parent`` stands in the routes of the feature.
  /// - Returns: The route.
  @MainActor
  public func route<Host: Screen>(in embed: @escaping @MainActor (Self) -> Host, parent: Host) -> Route<Host> {
    route(in: embed, from: parent.origin(of: Route.self))
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

  /// Returns the route of this screen as the route of the screen of an app that contains it, if its routes name no parent.
  ///
  /// - Parameter embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  /// - Returns: The route.
  @MainActor
  public func route<Host: Screen>(in embed: @escaping @MainActor (Self) -> Host) -> Route<Host> {
    route(in: embed, from: nil)
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

  /// Returns the assembly of this screen as that of the screen of an app that contains it.
  ///
  /// ```swift
  /// case .cards(let screen): screen.assembly(in: Self.cards)
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
}

extension AssemblyDataSource where Key: Screen {
  /// Returns the assembly of a screen of a feature as that of the screen of an app that contains it.
  ///
  /// ```swift
  /// case .cards(let screen): cardsAssembly.assembly(for: screen, in: AppScreen.cards)
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
