extension Flow {
  /// Runs the flow, and returns as soon as it has begun, for code that does not wait for its result, such as a link.
  ///
  /// ```swift
  /// let inbox = DeepLinkInbox<ShopScreen>(
  ///   read: ShopScreen.links.parse,
  ///   carryOut: { screen in
  ///     if screen == .checkout {
  ///       try await CheckoutFlow(basket).begin()
  ///     } else {
  ///       try await router.navigate(to: screen)
  ///     }
  ///   })
  /// ```
  ///
  /// The flow has begun when ``start()`` has returned. A `start` that waits for a flow inside it returns at the end of
  /// that flow; let it run the inner flow in ``task(_:)`` instead.
  ///
  /// The cancellation of the calling task cancels the flow if it comes before the flow has begun, and has no effect later.
  ///
  /// - Parameter onEnd: A closure that is called once, when the flow has ended and its screens are gone.
  /// - Throws: The error with which the flow ended before it began: the error of `start`, or `CancellationError`.
  public final func begin(onEnd: (@MainActor (Result<Output, any Error>) -> Void)? = nil) async throws {
    let beginning = beginning
    NavigationRequest.startIndependentTask {
      do {
        let output = try await self.runToEnd()
        beginning.end(with: .success(()))
        onEnd?(.success(output))
      } catch {
        beginning.end(with: .failure(error))
        onEnd?(.failure(error))
      }
    }
    try await beginning.wait { self.cancel() }.get()
  }
}
