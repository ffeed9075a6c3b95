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
  /// the feature. Guards and tasks that the app adds to the result receive the screen of the app, and are asked first. Only the
  /// guards of a step that the feature has composed come before them.
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
  ///   - parent: The parent of the larger feature. It is then also the parent of this one.
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
      embedding.parent = { screen, additions, search in
        guard let host = screen as? Host else { return }
        try parent.node.resolve(with: host, adding: additions, into: &search)
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
  /// A screen of the feature stands for the screen of the app that contains it. That holds for the controllers that the assembly
  /// builds, and for those that are added to them later. They keep that meaning if they move into a container of the app.
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
