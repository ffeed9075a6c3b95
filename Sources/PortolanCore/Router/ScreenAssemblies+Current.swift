extension ScreenAssemblies {
  /// Returns the root assembly of the router that called the current code.
  ///
  /// - Parameters:
  ///   - type: The type of the root assembly.
  ///   - user: The guard or task that the root assembly creates, as in "guard LoginGuard".
  ///   - screen: The screen that it belongs to.
  /// - Returns: The root assembly.
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/noAssembly`` if the router was given no such root assembly.
  static func source<Source: AssemblyDataSource>(
    _ type: Source.Type = Source.self, of user: String, for screen: Source.Key
  ) throws -> Source where Source.Key: Screen {
    if let source = FeatureScope.current?.assemblies.source(type) { return source }
    throw RoutingError(
      .noAssembly, step: ValueText.of(screen),
      reason: "its \(user) comes from \(ValueText.name(of: type)), which the router was not given",
      fix: "call assembleScreens(with:) of the router with the \(ValueText.name(of: type))")
  }
}
