/// An action that closes a hosted screen, for a SwiftUI view to read from its environment.
///
/// ```swift
/// struct DoneButton: View {
///   @Environment(\.close) private var close
///
///   var body: some View {
///     Button("Done") { close() }
///   }
/// }
/// ```
///
/// Unlike SwiftUI's `dismiss`, it asks screens with unsaved changes, and it also selects the tab that the user came from. See
/// `close(_:animated:)` of `DefaultRouter`.
public struct CloseAction: Sendable {
  private let place: HostedPlace?

  /// Creates an action that closes nothing, for views outside of an app, such as previews.
  public init() {
    place = nil
  }

  init(_ place: HostedPlace) {
    self.place = place
  }

  /// Closes the screen, if it agrees to leave.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the change is animated.
  @MainActor
  public func callAsFunction(animated: Bool = true) {
    place?.close(animated: animated)
  }

  /// Closes the screen with a value, in the way that its route defines with a `DismissalTask`.
  ///
  /// ```swift
  /// struct ColorButton: View {
  ///   @Environment(\.close) private var close
  ///
  ///   var body: some View {
  ///     Button("Red") { close(with: "red") }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, of the type that the ``DismissibleAssembly`` names.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  @MainActor
  public func callAsFunction<Value>(with value: Value, animated: Bool = true) {
    place?.close(with: value, animated: animated)
  }
}
