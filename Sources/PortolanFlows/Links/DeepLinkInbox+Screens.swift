extension DeepLinkInbox where Link: Screen {
  /// Creates an inbox that navigates to screens.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(
  ///   router: router,
  ///   understand: { source in
  ///     if case .notification(let userInfo) = source, let id = userInfo["product"] as? Int { return .product(id: id) }
  ///     return try ShopScreen.links.parse(source.requireURL())
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - router: The router that navigates to the screens.
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - target: A closure that returns the window in which a screen is shown, by default the router's.
  ///   - understand: A closure that returns the screen for a source of any kind, or throws if there is none.
  @_disfavoredOverload
  public convenience init(
    router: any Router, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    in target: @escaping @MainActor (Link) -> WindowTarget = { _ in .thisWindow },
    understand: @escaping @MainActor (DeepLinkSource) throws -> Link
  ) {
    self.init(policy: policy, gate: gate, understand: understand) { screen in
      try await router.navigate(to: screen, in: target(screen))
    }
    noteSetAside = { (router as? DefaultRouter)?.noteSetAside(ValueText.of($0)) }
  }
}
