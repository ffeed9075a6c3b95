extension Router {
  /// Starts a navigation, for buttons and other code that does not wait for the result.
  ///
  /// ```swift
  /// @objc func tapBag() { router.go(ShopScreen.bag) }
  /// ```
  ///
  /// The request enters the queue before this method returns. The observers of the router receive a failure as
  /// ``NavigationEvent/What/failed(_:)``. If a router has no observers, debug builds write the failure to the log, except
  /// that of a request that was cancelled or replaced by a newer one.
  ///
  /// - Parameters:
  ///   - target: A screen, a step that needs no context, or a destination.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  public func go(_ target: some NavigationTarget, animated: Bool = true, policy: RequestPolicy? = nil) {
    let destination = target.destination
    let isObserved = (self as? any ObservedRouter)?.hasObservers ?? false
    let write = UnseenFailure.write
    navigate(to: destination, animated: animated, policy: policy) { result in
      guard !isObserved, case .failure(let error) = result, let text = UnseenFailure.text(of: error, destination) else {
        return
      }
      // An assertion is evaluated in debug builds only.
      assert(
        {
          write(text)
          return true
        }())
    }
  }
}

/// A router that knows whether it has observers.
@MainActor
protocol ObservedRouter: Router {
  /// A Boolean value that indicates whether an observer receives the failures of the router.
  var hasObservers: Bool { get }
}

extension DefaultRouter: ObservedRouter {
  var hasObservers: Bool { !configuration.observers.all.isEmpty }
}

/// A failure that no observer receives and no caller waits for.
@MainActor
package enum UnseenFailure {
  /// A closure that writes the text of a failure.
  @TaskLocal package static var write: @MainActor @Sendable (_ text: String) -> Void = { text in
    Platform.Log(subsystem: "Portolan", category: "navigation").error(text)
  }

  /// Returns the text of a failure, or `nil` if the request was cancelled or replaced by a newer one.
  static func text(of error: any Error, _ destination: Destination) -> String? {
    guard let error = error as? RoutingError else {
      return error is CancellationError ? nil : "failed to reach \(destination.name): \(ValueText.of(error))"
    }
    return error.code == .superseded ? nil : error.description
  }
}
