public import PortolanLinks

// Links whose answer the caller waits for.
extension DeepLinkInbox {
  /// Adds a link to the queue and returns when it is answered.
  ///
  /// ```swift
  /// let answer = await inbox.deliver(.product(id: 42))
  /// #expect(answer.isReached)
  /// ```
  ///
  /// - Parameter link: The link to perform. It is withdrawn if the waiting task is cancelled.
  /// - Returns: The answer to the link. If the waiting code itself performs another link of this inbox, the wait could
  ///   never end; the link is then denied with ``RoutingError/Code/waitsForItself``.
  @discardableResult
  public func deliver(_ link: Link) async -> LinkAnswer {
    if let denial = denialOfWaiting() {
      onAnswer?(link, .denied(denial))
      return .denied(denial)
    }
    let outcome = Promise<LinkAnswer>()
    let entry = take(link) { outcome.end(with: $0) }
    return await withTaskCancellationHandler {
      await outcome.wait()
    } onCancel: {
      Task { @MainActor in self.withdraw(entry) { outcome.end(with: .denied(CancellationError())) } }
    }
  }

  /// Adds the link of a source to the queue and returns when it is answered.
  ///
  /// ```swift
  /// let answer = await inbox.deliver(.url(url))
  /// if case .denied(let error) = answer { log("\(error)") }
  /// ```
  ///
  /// - Parameter source: The source with which the system opened the app. Its link is withdrawn if the waiting task is
  ///   cancelled.
  /// - Returns: The answer to the link.
  @discardableResult
  public func deliver(_ source: DeepLinkSource) async -> LinkAnswer {
    do {
      return await deliver(try link(for: source))
    } catch {
      onAnswer?(nil, .unknown(error))
      return .unknown(error)
    }
  }

  /// Returns the reason why the running task cannot wait for a link, or `nil` if it can.
  private func denialOfWaiting() -> (any Error)? {
    // A link whose request is cancelled must not begin.
    if Task.isCancelled { return CancellationError() }
    guard let workTask, NavigationRequest.isAwaited(by: workTask) else { return nil }
    return RoutingError(
      .waitsForItself, step: nil,
      reason:
        "the link was delivered by the code that performs another link of the same inbox, which performs one at a "
        + "time, so that the two would wait for each other",
      fix: "pass it to receive(_:answer:), which does not wait")
  }

  /// Withdraws a link on behalf of one waiting task, unless others have asked for the same link.
  private func withdraw(_ entry: LinkEntry<Link>, _ leave: () -> Void) {
    guard !entry.isSettled else { return }
    guard entry.leave() else { return leave() }
    if entry === current {
      // It may be too late to stop the link, so its outcome is the answer.
      entry.isAbandoned = true
      work?.cancel()
    } else if let index = waiting.firstIndex(where: { $0 === entry }) {
      waiting.remove(at: index)
      settle(entry, with: .denied(CancellationError()))
    }
  }

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

  /// Creates an inbox for the links of a table, performed by a closure, for an app whose sources all carry URLs.
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
  ///   - target: A closure that returns the window where a screen is shown, by default the router's.
  public convenience init(
    router: any Router, links: LinkTable<Link>, policy: LinkPolicy = .inOrder, gate: ReadinessGate? = nil,
    in target: @escaping @MainActor (Link) -> WindowTarget = { _ in .thisWindow }
  ) {
    links.requireValid()
    self.init(router: router, policy: policy, gate: gate, in: target) { try links.parse($0.requireURL()) }
  }

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
  ///   - target: A closure that returns the window where a screen is shown, by default the router's.
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
