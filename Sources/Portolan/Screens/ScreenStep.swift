/// Finds the controller that shows a screen: the one that was built for the same value.
public struct ScreenFinder<Target: Screen>: StackIteratingFinder, CustomStringConvertible {
  public typealias ViewController = UIViewController
  public typealias Context = Target

  public let options: SearchOptions

  /// - Parameter options: Where to look; everywhere unless said otherwise.
  public init(options: SearchOptions = .default) {
    self.options = options
  }

  public nonisolated var description: String { "ScreenFinder" }

  public func isTarget(_ viewController: UIViewController, with screen: Target) -> Bool {
    viewController.screen(as: Target.self) == screen
  }
}

extension ScreenFinder: NamingFinder {}

/// Builds a screen with its assembly, or with that of the router's data source.
public struct ScreenFactory<Target: Screen>: Factory, CustomStringConvertible {
  public typealias ViewController = UIViewController
  public typealias Context = Target

  /// Makes the factory: what it needs, the screen or the router knows.
  public init() {}

  public nonisolated var description: String { "ScreenFactory" }

  /// Builds the screen with its own assembly.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: A new controller, which is found again by the screen.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly`` where nothing builds the screen.
  public func build(with screen: Target) throws -> UIViewController {
    try build(screen, with: screen.assembly)
  }

  public func build(with screen: Target, integrating children: ChildCoordinator) async throws -> UIViewController {
    try build(screen, in: children)
  }

  public func buildImmediately(
    with screen: Target, integrating children: ChildCoordinator
  ) throws -> UIViewController? {
    try build(screen, in: children)
  }

  private func build(_ screen: Target, in children: ChildCoordinator) throws -> UIViewController {
    try build(screen, with: children.features.assemblies.assembly(for: screen) ?? screen.assembly)
  }

  private func build(_ screen: Target, with assembly: any Assembly) throws -> UIViewController {
    if assembly is MissingAssembly { throw RoutingError.noAssembly(for: screen) }
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
