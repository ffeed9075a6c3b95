/// A finder that finds the controller of a screen by the value for which the controller was built.
struct ScreenFinder<Target: Screen>: StackIteratingFinder, CustomStringConvertible {
  let options: SearchOptions
  nonisolated var description: String { "ScreenFinder" }

  func isTarget(_ viewController: UIViewController, with screen: Target) -> Bool {
    viewController.screen(as: Target.self) == screen
  }
}

extension ScreenFinder: NamingFinder {}

/// A factory that builds a screen with its own assembly, or with the root assembly of the router.
struct ScreenFactory<Target: Screen>: Factory, CustomStringConvertible {
  nonisolated var description: String { "ScreenFactory" }

  func build(with screen: Target) throws -> UIViewController {
    try build(screen, with: ScreenAssemblies().assembly(for: screen))
  }

  func product(for screen: Target, at site: BuildSite) throws -> Work<UIViewController>? {
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
