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
    guarded(by: AssembledGuard(path) { try await $0.perform(with: $1) })
  }

  /// Returns this route with a guard of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the guard in the root assembly.
  /// - Returns: The route with the guard.
  @_disfavoredOverload
  public func guarded<Source: AssemblyDataSource<Target>, Guard: RoutingInterceptor>(
    by path: KeyPath<Source, Guard>
  ) -> Route where Guard.Context == Any? {
    guarded(by: AssembledGuard(path) { try await $0.perform(with: $1) })
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
    guarded(by: AssembledGuard(path) { try await $0.perform(with: $1) })
  }
}

// Tasks that the root assembly creates, as guards are.
extension Route {
  /// Returns this route with a context task that the root assembly creates, for tasks that have dependencies.
  ///
  /// ```swift
  /// case .product: Route.push.adding(\RootAssembly.priceUpdate)
  /// ```
  ///
  /// The task is created when it runs. If the router has no such root assembly, see
  /// ``DefaultRouter/assembleScreens(with:)``, the navigation fails with ``RoutingError/Code/noAssembly``.
  ///
  /// - Parameter path: The key path of the task in the root assembly. The context of the task is the screen.
  /// - Returns: The route with the task.
  public func adding<Source: AssemblyDataSource<Target>, Task: ContextTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Target {
    adding(InlineContextTask { try await path.part(for: $1).perform(on: $0, with: $1) })
  }

  /// Returns this route with a context task of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the task in the root assembly.
  /// - Returns: The route with the task.
  @_disfavoredOverload
  public func adding<Source: AssemblyDataSource<Target>, Task: ContextTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    adding(InlineContextTask { try await path.part(for: $1).perform(on: $0, with: $1) })
  }

  /// Returns this route with a post-routing task that the root assembly creates, for tasks that have dependencies.
  ///
  /// ```swift
  /// case .product: Route.push.adding(\RootAssembly.analytics)
  /// ```
  ///
  /// The task is created when it runs. If the router has no such root assembly, the navigation still succeeds, and its
  /// ``NavigationResult/postTaskErrors`` have a ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  ///
  /// - Parameter path: The key path of the task in the root assembly. The context of the task is the screen.
  /// - Returns: The route with the task.
  public func adding<Source: AssemblyDataSource<Target>, Task: PostRoutingTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Target {
    adding(InlinePostTask { try await path.part(for: $1).perform(on: $0, with: $1, routingStack: $2) })
  }

  /// Returns this route with a post-routing task of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the task in the root assembly.
  /// - Returns: The route with the task.
  @_disfavoredOverload
  public func adding<Source: AssemblyDataSource<Target>, Task: PostRoutingTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    adding(InlinePostTask { try await path.part(for: $1).perform(on: $0, with: $1, routingStack: $2) })
  }
}

/// A guard that asks another guard, which the root assembly of the router creates.
private struct AssembledGuard<Source: AssemblyDataSource, Guard>: RoutingInterceptor, CustomStringConvertible
where Source.Key: Screen {
  private let path: KeyPath<Source, Guard>
  private let ask: @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer
  /// The type of the guard, or the name of its property if its type is not known before the guard is created.
  nonisolated let description: String

  init(
    _ path: KeyPath<Source, Guard>, ask: @escaping @MainActor (Guard, Source.Key) async throws -> InterceptorAnswer
  ) {
    self.path = path
    self.ask = ask
    let isOpen = !(Guard.self is any RoutingInterceptor.Type)
    let property = isOpen ? "\(path)".split(separator: ".").last.map(String.init) : nil
    description = property ?? ValueText.name(of: Guard.self)
  }

  func perform(with screen: Source.Key) async throws -> InterceptorAnswer {
    try await ask(path.part(for: screen, as: "guard \(self)"), screen)
  }
}

extension KeyPath where Root: AssemblyDataSource, Root.Key: Screen {
  /// Returns a guard or task of the root assembly of the router that called the running code.
  ///
  /// - Parameters:
  ///   - screen: The screen that it belongs to.
  ///   - user: Its kind and name, as in "guard LoginGuard", or `nil` for a task.
  /// - Returns: The guard or task.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly`` if the router was given no such root assembly.
  @MainActor
  fileprivate func part(for screen: Root.Key, as user: String? = nil) throws -> Value {
    if let source = NavigationRequest.current?.configuration.assemblies.source(Root.self) {
      return source[keyPath: self]
    }
    let (user, type) = (user ?? "task \(ValueText.name(of: Value.self))", ValueText.name(of: Root.self))
    throw RoutingError(
      .noAssembly, step: ValueText.of(screen),
      reason: "its \(user) comes from \(type), which the router was not given",
      fix: "call assembleScreens(with:) of the router with the \(type)")
  }
}
