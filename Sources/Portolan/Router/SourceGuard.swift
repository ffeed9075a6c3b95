extension Route {
  /// The same route with a guard that the root assembly makes, as guards have dependencies, too.
  ///
  /// ```swift
  /// case .settings: .push(onto: .account).guarded(by: \RootAssembly.loginGuard)
  /// ```
  ///
  /// The guard is made when it is asked. A router that was not given such a root assembly, see
  /// ``DefaultRouter/assembleScreens(with:)``, denies the navigation with ``RoutingError/Code/noAssembly``.
  ///
  /// - Parameter path: Where in the root assembly the guard is. It learns the screen.
  public func guarded<Source: AssemblyDataSource<Target>, Guard: RoutingInterceptor>(
    by path: KeyPath<Source, Guard>
  ) -> Route where Guard.Context == Target {
    guarded(by: SourceGuard(path) { try await $0.perform(with: $1) })
  }

  /// The same route with a guard that the root assembly makes, and that does not ask which screen it is.
  ///
  /// - Parameter path: Where in the root assembly the guard is.
  @_disfavoredOverload
  public func guarded<Source: AssemblyDataSource<Target>, Guard: RoutingInterceptor>(
    by path: KeyPath<Source, Guard>
  ) -> Route where Guard.Context == Any? {
    guarded(by: SourceGuard(path) { try await $0.perform(with: $1) })
  }
}

/// Asks a guard that the router's root assembly makes.
struct SourceGuard<Source: AssemblyDataSource, Guard: RoutingInterceptor>: RoutingInterceptor, CustomStringConvertible
where Source.Key: Screen {
  private let path: KeyPath<Source, Guard>
  private let ask: @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer

  init(
    _ path: KeyPath<Source, Guard>, ask: @escaping @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer
  ) {
    self.path = path
    self.ask = ask
  }

  nonisolated var description: String { ValueText.name(of: Guard.self) }

  func perform(with screen: Source.Key) async throws -> InterceptorAnswer {
    guard let source = ScreenAssemblies.current?.source(Source.self) else {
      throw RoutingError(
        .noAssembly, step: ValueText.of(screen),
        reason: "its guard \(self) comes from \(ValueText.name(of: Source.self)), which the router was not given",
        fix: "call assembleScreens(with:) of the router with the \(ValueText.name(of: Source.self))")
    }
    return try await ask(source[keyPath: path], screen)
  }
}

extension ScreenAssemblies {
  /// The root assemblies where guards are asked without a navigation, as for a state that is restored.
  @TaskLocal private static var asked: ScreenAssemblies?

  /// The root assemblies of the router on whose behalf the code that is running was called.
  fileprivate static var current: ScreenAssemblies? {
    asked ?? NavigationRequest.current?.configuration.features.assemblies
  }

  /// Asks guards that may come from these root assemblies.
  func asking<Answer>(_ ask: @MainActor () async throws -> Answer) async rethrows -> Answer {
    try await Self.$asked.withValue(self, operation: ask)
  }
}
