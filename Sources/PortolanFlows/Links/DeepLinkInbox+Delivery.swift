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
      return await deliver(try understand(source))
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
}
