// The assemblies of screens, and of the screens of features.
extension ScreenAssemblies {
  /// Adds a root assembly, in the place of a root assembly of the same type.
  mutating func add(_ source: any AssemblyDataSource) {
    sources = [source] + sources.filter { type(of: $0) != type(of: source) }
  }

  /// Returns the assembly of a screen from the first root assembly that has one, or its own, or `nil` if it has none.
  func assembly<Target: Screen>(for screen: Target) -> (any Assembly)? {
    complete(sources.reduce(nil) { $0 ?? $1.assembly(ofAny: screen) } ?? screen.assembly, of: Target.self)
  }

  /// Returns a Boolean value that indicates whether the controller of a screen was built ahead.
  func isPrepared(_ screen: Any?) -> Bool {
    sources.contains { ($0 as? any PreparedDataSource)?.isPrepared(screen) == true }
  }

  /// Builds the controller of a screen and labels it.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  package func build(_ screen: some Screen) throws -> UIViewController {
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

  /// Returns the root assembly of a type, or `nil` if there is none.
  func source<Source: AssemblyDataSource>(_ type: Source.Type) -> Source? where Source.Key: Screen {
    sources.reduce(nil) { $0 ?? $1 as? Source }
  }
}

/// An assembly of a feature whose controllers are marked as screens of the app.
struct EmbeddedAssembly: Assembly {
  /// The assembly of the feature that may be a placeholder.
  var base: any Assembly
  let embedding: ScreenEmbedding

  func build() -> UIViewController {
    let viewController = base.build()
    ScreenTable.embed(viewController, in: embedding)
    return viewController
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

  /// Builds the controller of a screen and labels it, for the assembly of a container or the first screen of an app.
  ///
  /// ```swift
  /// window.rootViewController = rootAssembly.buildController(for: .home)
  /// ```
  ///
  /// - Parameter screen: The screen. It must have an assembly. Otherwise the program stops.
  /// - Returns: A new controller outside the hierarchy.
  public func buildController(for screen: Key) -> UIViewController { build(screen) }
}

extension AssemblyDataSource {
  /// Builds the controller of a key, and labels it if it is a screen.
  package func build(_ key: Key) -> UIViewController {
    guard let assembly = getAssembly(key: key) else {
      preconditionFailure(
        "There is no assembly for \(ValueText.of(key)). To fix: return one from getAssembly(key:) of the data source.")
    }
    return (key as? any Screen).map(assembly.buildController) ?? assembly.build()
  }

  /// Returns the assembly of a screen whose type is the key of this source.
  fileprivate func assembly(ofAny screen: Any) -> (any Assembly)? { (screen as? Key).flatMap(getAssembly) }
}

extension Assembly {
  /// Builds the controller of a screen and labels it.
  func buildController(for screen: any Screen) -> UIViewController {
    let viewController = build()
    viewController.setScreen(screen)
    return viewController
  }
}
