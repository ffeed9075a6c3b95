/// A guard or a task that the root assembly of the router creates, because it has dependencies.
///
/// ```swift
/// case .settings: .push(onto: .account).guarded(by: Assembled(\RootAssembly.loginGuard))
/// case .product: .push.adding(Assembled(\RootAssembly.priceUpdate))
/// ```
///
/// It is created when it is asked or runs. If the router has no such root assembly, see
/// ``DefaultRouter/assembleScreens(with:)``, the navigation fails with ``RoutingError/Code/noAssembly``; for a post-routing task
/// it still succeeds, and its ``NavigationResult/postTaskErrors`` have that error.
@MainActor
public struct Assembled<Source: AssemblyDataSource, Hook>: CustomStringConvertible where Source.Key: Screen {
  private let hook: @MainActor (Source) -> Hook
  /// The type of the guard or task, or the name of its property if the root assembly leaves the type open.
  public nonisolated let description: String

  /// Creates a guard or task from its property in the root assembly.
  ///
  /// - Parameter path: The key path of the guard or task.
  public init(_ path: KeyPath<Source, Hook>) {
    hook = { $0[keyPath: path] }
    description = ValueText.name(of: Hook.self)
  }

  /// Creates a guard from its property in the root assembly; the type of the property is open, so that a test can replace the
  /// guard.
  ///
  /// ```swift
  /// struct RootAssembly: AssemblyDataSource {
  ///   var loginGuard: any RoutingInterceptor<ShopScreen> = ScreenLoginGuard()
  ///
  ///   func getAssembly(key: ShopScreen) -> (any Assembly)? { InlineAssembly { HomeViewController() } }
  /// }
  /// ```
  ///
  /// Plans name the guard by the property.
  ///
  /// - Parameter path: The key path of the guard.
  public init<Context>(_ path: KeyPath<Source, any RoutingInterceptor<Context>>)
  where Hook == InlineInterceptor<Context> {
    hook = { source in InlineInterceptor { try await source[keyPath: path].perform(with: $0) } }
    description = "\(path)".split(separator: ".").last.map(String.init) ?? ValueText.name(of: Hook.self)
  }

  /// Returns the guard or task of the router that called the running code.
  private func created(for context: Any, as kind: String) throws -> Hook {
    if let source = NavigationRequest.current?.configuration.assemblies.source(Source.self) { return hook(source) }
    let type = ValueText.name(of: Source.self)
    throw RoutingError(
      .noAssembly, step: ValueText.of(context),
      reason: "its \(kind) \(self) comes from \(type), which the router was not given",
      fix: "call assembleScreens(with:) of the router with the \(type)")
  }
}

extension Assembled: RoutingInterceptor where Hook: RoutingInterceptor {
  /// Asks the guard.
  ///
  /// - Parameter context: The screen.
  /// - Returns: The answer of the guard.
  /// - Throws: The error of the guard, and ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  public func perform(with context: Hook.Context) async throws -> InterceptorAnswer {
    try await created(for: context, as: "guard").perform(with: context)
  }
}

extension Assembled: ContextTask where Hook: ContextTask {
  /// Performs the task.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the screen.
  ///   - context: The screen.
  /// - Throws: The error of the task, and ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  public func perform(on viewController: Hook.ViewController, with context: Hook.Context) async throws {
    try await created(for: context, as: "task").perform(on: viewController, with: context)
  }
}

extension Assembled: PostRoutingTask where Hook: PostRoutingTask {
  /// Performs the task.
  ///
  /// - Parameters:
  ///   - viewController: The controller of the screen.
  ///   - context: The screen.
  ///   - routingStack: The controllers of the route, the target first.
  /// - Throws: The error of the task, and ``RoutingError`` with the code ``RoutingError/Code/noAssembly``.
  public func perform(
    on viewController: Hook.ViewController, with context: Hook.Context, routingStack: [UIViewController]
  ) async throws {
    try await created(for: context, as: "task").perform(on: viewController, with: context, routingStack: routingStack)
  }
}
