/// The root assemblies of a router, by the type of their screens.
@MainActor
struct ScreenAssemblies {
  private struct Entry {
    let source: any AssemblyDataSource
    let assembly: @MainActor (any Screen) -> (any Assembly)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func add<Target: Screen>(_ source: any AssemblyDataSource<Target>) {
    entries[ObjectIdentifier(Target.self)] = Entry(source: source) { screen in
      (screen as? Target).flatMap { source.getAssembly(key: $0) }
    }
  }

  /// Returns the assembly of a screen from its root assembly, or its own, or `nil` if it has none.
  func assembly<Target: Screen>(for screen: Target) -> (any Assembly)? {
    complete(entries[ObjectIdentifier(Target.self)]?.assembly(screen) ?? screen.assembly, of: Target.self)
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
    entries[ObjectIdentifier(Source.Key.self)]?.source as? Source
  }
}
