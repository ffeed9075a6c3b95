public import PortolanLinks

extension DeepLinkInbox {
  /// Creates an inbox for an app whose sources all carry URLs.
  ///
  /// - Parameters:
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - read: A closure that returns the link for a URL, or throws if there is none.
  ///   - carryOut: A closure that performs a link. It should throw if its task is cancelled before it has changed
  ///     anything.
  public convenience init(
    policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil, read: @escaping @MainActor (URL) throws -> Link,
    carryOut: @escaping @MainActor (Link) async throws -> Void
  ) {
    self.init(policy: policy, gate: gate, understand: { try read($0.requireURL()) }, carryOut: carryOut)
  }

  /// Creates an inbox for the links of a table, which a closure performs, for an app whose sources all carry URLs.
  ///
  /// A table with a fault stops the program here, when the app is launched.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(
  ///   links: ShopScreen.links,
  ///   carryOut: { screen in try await router.navigate(to: screen, animated: false) })
  /// ```
  ///
  /// - Parameters:
  ///   - links: The table of the app's links.
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - carryOut: A closure that performs a link, for example by starting a flow. It should throw if its task is cancelled
  ///     before it has changed anything.
  public convenience init(
    links: LinkTable<Link>, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    carryOut: @escaping @MainActor (Link) async throws -> Void
  ) {
    links.requireValid()
    self.init(policy: policy, gate: gate, understand: { try links.parse($0.requireURL()) }, carryOut: carryOut)
  }
}

extension DeepLinkInbox where Link: Screen {
  /// Creates an inbox that navigates to screens, for an app whose sources all carry URLs.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(router: router, policy: .latest) { try ShopScreen.links.parse($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - router: The router that navigates to the screens.
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - read: A closure that returns the screen for a URL, or throws if there is none.
  public convenience init(
    router: any Router, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    read: @escaping @MainActor (URL) throws -> Link
  ) {
    self.init(router: router, policy: policy, gate: gate, understand: { try read($0.requireURL()) })
  }

  /// Creates an inbox that navigates to the screens of a table of links, for an app whose sources all carry URLs.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox(router: router, links: AppScreen.links)
  /// ```
  ///
  /// A table with a fault, such as a conflict between the links of two features, stops the program here, when the app is
  /// launched.
  ///
  /// - Parameters:
  ///   - router: The router that navigates to the screens.
  ///   - links: The table of the app's links.
  ///   - policy: The handling of waiting links when another link arrives.
  ///   - gate: The gate that opens when the app is ready. If `nil`, the inbox creates a gate that is closed for the
  ///     launch.
  ///   - target: A closure that returns the window in which a screen is shown, by default the router's.
  public convenience init(
    router: any Router, links: LinkTable<Link>, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    in target: @escaping @MainActor (Link) -> WindowTarget = { _ in .thisWindow }
  ) {
    links.requireValid()
    self.init(router: router, policy: policy, gate: gate, in: target) { try links.parse($0.requireURL()) }
  }
}
