// A screen as the target of a navigation, and the root assemblies that build screens.
extension Screen {
  /// The screen as a destination.
  @MainActor public var destination: Destination { Destination(self) }
}

extension Destination {
  /// Creates a destination from a screen.
  ///
  /// - Parameter screen: The screen, whose ``Screen/route`` leads to it.
  public init<Target: Screen>(_ screen: Target) {
    self.init(bound: ScreenDestination(screen))
  }
}

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
    configuration = configuration.changing { $0.assemblies.add(source) }
  }
}
