extension DeepLinkInbox where Link: Screen {
  /// An inbox that navigates to screens.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<StoreScreen>(
  ///   router: router,
  ///   understand: { source in
  ///     if case .notification(let userInfo) = source, let id = userInfo["product"] as? Int { return .product(id: id) }
  ///     return try StoreScreen.links.parse(source.requireURL())
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - router: Navigates to the screens.
  ///   - policy: What happens to links that wait when another one comes.
  ///   - gate: Says when the app is ready; closed for its launch unless said otherwise.
  ///   - understand: Says which screen a source means, whichever way it came in; throws where it means none.
  @_disfavoredOverload
  public convenience init(
    router: any Router, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    understand: @escaping @MainActor (DeepLinkSource) throws -> Link
  ) {
    self.init(policy: policy, gate: gate, understand: understand) { screen in
      try await router.navigate(to: screen)
    }
  }
}
