extension Route {
  /// Returns this route with a guard that the root assembly creates, for guards that have dependencies.
  ///
  /// ```swift
  /// case .settings: .push(onto: .account).guarded(by: \RootAssembly.loginGuard)
  /// ```
  ///
  /// The guard is created when it is asked. If the router has no such root assembly, see
  /// ``DefaultRouter/assembleScreens(with:)``, the navigation fails with ``RoutingError/Code/noAssembly``.
  ///
  /// - Parameter path: The key path of the guard in the root assembly. The context of the guard is the screen.
  /// - Returns: The route with the guard.
  public func guarded<Source: AssemblyDataSource<Target>, Guard: RoutingInterceptor>(
    by path: KeyPath<Source, Guard>
  ) -> Route where Guard.Context == Target {
    guarded(by: SourceGuard(path) { try await $0.perform(with: $1) })
  }

  /// Returns this route with a guard of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the guard in the root assembly.
  /// - Returns: The route with the guard.
  public func guarded<Source: AssemblyDataSource<Target>, Guard: RoutingInterceptor>(
    by path: KeyPath<Source, Guard>
  ) -> Route where Guard.Context == Any? {
    guarded(by: SourceGuard(path) { try await $0.perform(with: $1) })
  }
}

// Guards whose type the root assembly leaves open, so that a test can replace them.
extension Route {
  /// Returns this route with a guard of any type that the root assembly creates, which a test can replace.
  ///
  /// ```swift
  /// struct RootAssembly: AssemblyDataSource {
  ///   var loginGuard: any RoutingInterceptor<ShopScreen> = LoginGuard()
  /// }
  /// ```
  ///
  /// Plans name the guard by the property.
  ///
  /// - Parameter path: The key path of the guard in the root assembly. The context of the guard is the screen.
  /// - Returns: The route with the guard.
  public func guarded<Source: AssemblyDataSource<Target>>(
    by path: KeyPath<Source, any RoutingInterceptor<Target>>
  ) -> Route {
    guarded(by: SourceGuard(path) { try await $0.perform(with: $1) })
  }
}

/// A guard that asks another guard, which the root assembly of the router creates.
struct SourceGuard<Source: AssemblyDataSource, Guard>: RoutingInterceptor, CustomStringConvertible
where Source.Key: Screen {
  private let path: KeyPath<Source, Guard>
  /// The name of the guard's property, if its type is not known before the guard is created.
  private nonisolated let property: String?
  private let ask: @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer

  init(
    _ path: KeyPath<Source, Guard>, ask: @escaping @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer
  ) {
    self.path = path
    self.ask = ask
    property = Guard.self is any RoutingInterceptor.Type ? nil : "\(path)".split(separator: ".").last.map(String.init)
  }

  nonisolated var description: String { property ?? ValueText.name(of: Guard.self) }

  func perform(with screen: Source.Key) async throws -> InterceptorAnswer {
    let source: Source = try ScreenAssemblies.source(of: "guard \(self)", for: screen)
    return try await ask(source[keyPath: path], screen)
  }
}
