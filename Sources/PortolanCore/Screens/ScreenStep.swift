/// A finder that finds the controller of a screen by the value for which the controller was built.
public struct ScreenFinder<Target: Screen>: StackIteratingFinder, CustomStringConvertible {
  /// The class of the controller.
  public typealias ViewController = UIViewController
  /// The type of the screen, which is the context.
  public typealias Context = Target

  /// The places to search.
  public let options: SearchOptions

  /// Creates a finder.
  ///
  /// - Parameter options: The places to search. By default this is ``SearchOptions/everywhere``.
  public init(options: SearchOptions = .default) {
    self.options = options
  }

  /// The name of the finder, as plans and errors print it.
  public nonisolated var description: String { "ScreenFinder" }

  /// Returns a Boolean value that indicates whether a controller shows the screen.
  ///
  /// - Parameters:
  ///   - viewController: A controller in the hierarchy.
  ///   - screen: The screen to find.
  /// - Returns: `true` if the controller was built for an equal screen.
  public func isTarget(_ viewController: UIViewController, with screen: Target) -> Bool {
    viewController.screen(as: Target.self) == screen
  }
}

extension ScreenFinder: NamingFinder {}

/// A factory that builds a screen with its own assembly, or with the root assembly of the router.
public struct ScreenFactory<Target: Screen>: Factory, CustomStringConvertible {
  /// The class of the controller.
  public typealias ViewController = UIViewController
  /// The type of the screen, which is the context.
  public typealias Context = Target

  /// Creates the factory, which has no state.
  public init() {}

  /// The name of the factory, as plans and errors print it.
  public nonisolated var description: String { "ScreenFactory" }

  /// Builds the screen with its own assembly.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: A new controller, labelled with the screen.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly`` if the screen has no assembly.
  public func build(with screen: Target) throws -> UIViewController {
    try build(screen, with: ScreenAssemblies().assembly(for: screen))
  }

  /// Builds the screen with the root assembly of the router, or with its own assembly if the router has none.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - site: The navigation that asks.
  /// - Returns: A new controller, labelled with the screen.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly`` if the screen has no assembly.
  public func product(for screen: Target, at site: BuildSite) throws -> Work<UIViewController>? {
    .finished(try build(screen, with: site.assemblies.assembly(for: screen)))
  }

  private func build(_ screen: Target, with assembly: (any Assembly)?) throws -> UIViewController {
    guard let assembly else { throw RoutingError.noAssembly(for: screen) }
    let viewController = assembly.build()
    viewController.setScreen(screen)
    return viewController
  }
}

@MainActor
extension RoutingError {
  static func noAssembly(for screen: any Screen) -> RoutingError {
    let name = ValueText.of(screen)
    return RoutingError(
      .noAssembly, step: name,
      reason: "there is no assembly for \(name)",
      fix: "implement the property assembly of \(type(of: screen)), "
        + "or return one for it from getAssembly(key:) of the root assembly that the router was given")
  }
}
