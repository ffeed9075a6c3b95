extension DeepLinkInbox {
  /// An inbox for an app whose sources all carry URLs.
  ///
  /// - Parameters:
  ///   - policy: What happens to links that wait when another one comes.
  ///   - gate: Says when the app is ready; closed for its launch unless said otherwise.
  ///   - read: Says what a URL means; throws where it means nothing.
  ///   - carryOut: Does what a link asks for. It should throw where its task is cancelled and it has done nothing yet.
  public convenience init(
    policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil, read: @escaping @MainActor (URL) throws -> Link,
    carryOut: @escaping @MainActor (Link) async throws -> Void
  ) {
    self.init(policy: policy, gate: gate, understand: { try read($0.requireURL()) }, carryOut: carryOut)
  }
}

extension DeepLinkInbox where Link: Screen {
  /// An inbox that navigates to screens, for an app whose sources all carry URLs.
  ///
  /// - Parameters:
  ///   - router: Navigates to the screens.
  ///   - policy: What happens to links that wait when another one comes.
  ///   - gate: Says when the app is ready; closed for its launch unless said otherwise.
  ///   - read: Says which screen a URL means; throws where it means none.
  public convenience init(
    router: any Router, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    read: @escaping @MainActor (URL) throws -> Link
  ) {
    self.init(router: router, policy: policy, gate: gate, understand: { try read($0.requireURL()) })
  }
}
