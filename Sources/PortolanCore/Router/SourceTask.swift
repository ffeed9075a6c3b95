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
    adding(SourceContextTask(path) { try await $0.perform(on: $1, with: $2) })
  }

  /// Returns this route with a context task of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the task in the root assembly.
  /// - Returns: The route with the task.
  public func adding<Source: AssemblyDataSource<Target>, Task: ContextTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    adding(SourceContextTask(path) { try await $0.perform(on: $1, with: $2) })
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
    adding(SourcePostTask(path) { try await $0.perform(on: $1, with: $2, routingStack: $3) })
  }

  /// Returns this route with a post-routing task of any context that the root assembly creates.
  ///
  /// - Parameter path: The key path of the task in the root assembly.
  /// - Returns: The route with the task.
  public func adding<Source: AssemblyDataSource<Target>, Task: PostRoutingTask>(_ path: KeyPath<Source, Task>) -> Route
  where Task.ViewController == UIViewController, Task.Context == Any? {
    adding(SourcePostTask(path) { try await $0.perform(on: $1, with: $2, routingStack: $3) })
  }
}

/// A context task that runs another one, which the root assembly of the router creates.
struct SourceContextTask<Source: AssemblyDataSource, Task>: ContextTask where Source.Key: Screen {
  private let path: KeyPath<Source, Task>
  private let work: @MainActor (Task, UIViewController, Source.Key) async throws -> Void

  init(
    _ path: KeyPath<Source, Task>,
    work: @escaping @MainActor (Task, UIViewController, Source.Key) async throws -> Void
  ) {
    self.path = path
    self.work = work
  }

  func perform(on viewController: UIViewController, with screen: Source.Key) async throws {
    let source: Source = try ScreenAssemblies.source(of: "task \(ValueText.name(of: Task.self))", for: screen)
    try await work(source[keyPath: path], viewController, screen)
  }
}

/// A post-routing task that runs another one, which the root assembly of the router creates.
struct SourcePostTask<Source: AssemblyDataSource, Task>: PostRoutingTask where Source.Key: Screen {
  private let path: KeyPath<Source, Task>
  private let work: @MainActor (Task, UIViewController, Source.Key, [UIViewController]) async throws -> Void

  init(
    _ path: KeyPath<Source, Task>,
    work: @escaping @MainActor (Task, UIViewController, Source.Key, [UIViewController]) async throws -> Void
  ) {
    self.path = path
    self.work = work
  }

  func perform(
    on viewController: UIViewController, with screen: Source.Key, routingStack: [UIViewController]
  ) async throws {
    let source: Source = try ScreenAssemblies.source(of: "task \(ValueText.name(of: Task.self))", for: screen)
    try await work(source[keyPath: path], viewController, screen, routingStack)
  }
}
