/// The root assemblies that a router was given, by the type of their screens.
@MainActor
struct ScreenAssemblies {
  private var sources: [ObjectIdentifier: @MainActor (any Screen) -> (any Assembly)?] = [:]

  mutating func add<Target: Screen>(_ source: any AssemblyDataSource<Target>) {
    sources[ObjectIdentifier(Target.self)] = { screen in
      (screen as? Target).flatMap { source.getAssembly(key: $0) }
    }
  }

  func assembly<Target: Screen>(for screen: Target) -> (any Assembly)? {
    sources[ObjectIdentifier(Target.self)]?(screen)
  }
}
