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
