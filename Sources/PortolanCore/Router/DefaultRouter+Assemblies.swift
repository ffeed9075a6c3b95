// The root assemblies that build screens.
extension DefaultRouter {
  /// Sets the root assembly that builds screens, which takes precedence over their own ``Screen/assembly``.
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.assembleScreens(with: RootAssembly())
  /// ```
  ///
  /// - Parameter source: The root assembly, which the router retains.
  public func assembleScreens<Target: Screen>(with source: any AssemblyDataSource<Target>) {
    configuration = configuration.adding(source)
  }

  /// Creates the root assembly that builds screens, and passes it a router for them.
  ///
  /// The root assembly is a plain value that receives its dependencies from the app, without a global instance:
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.assembleScreens { RootAssembly(catalogue: catalogue, screens: $0) }
  /// ```
  ///
  /// The router retains the root assembly, and the router for screens that it passes does not retain the router. If the
  /// closure has several statements, declare the type of its parameter.
  ///
  /// - Parameter make: A closure that creates the root assembly. It receives the router for its screens.
  /// - Returns: The root assembly.
  @discardableResult
  public func assembleScreens<Source: AssemblyDataSource>(
    _ make: (_ screens: ScreenRouter<Source.Key>) throws -> Source
  ) rethrows -> Source where Source.Key: Screen {
    let source = try make(ScreenRouter(UnretainedRouter(self)))
    assembleScreens(with: source)
    return source
  }

  /// Creates the root assembly of a feature, and passes it a router for the screens of the feature.
  ///
  /// ```swift
  /// router.assembleScreens(in: AppScreen.cards) { CardsAssembly(bank: bank, screens: $0) }
  /// ```
  ///
  /// The router retains the root assembly, and the router for screens that it passes does not retain the router.
  ///
  /// - Parameters:
  ///   - embed: Returns the screen of the app for a screen of the feature. Usually it is the case itself.
  ///   - make: A closure that creates the root assembly. It receives the router for its screens.
  /// - Returns: The root assembly.
  @discardableResult
  public func assembleScreens<Source: AssemblyDataSource, Host: Screen>(
    in embed: @escaping @MainActor (Source.Key) -> Host, _ make: (_ screens: ScreenRouter<Source.Key>) throws -> Source
  ) rethrows -> Source where Source.Key: Screen {
    let source = try make(ScreenRouter<Host>(UnretainedRouter(self)).screens(in: embed))
    assembleScreens(with: source)
    return source
  }
}
