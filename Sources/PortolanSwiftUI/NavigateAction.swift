/// An action that navigates to a screen, for a SwiftUI view to read from its environment.
///
/// ```swift
/// struct BagButton: View {
///   @Environment(\.navigate) private var navigate
///
///   var body: some View {
///     Button("Bag") { navigate(ShopScreen.bag) }
///   }
/// }
/// ```
///
/// To name screens by a leading dot, declare the property for the enum of the app:
///
/// ```swift
/// extension EnvironmentValues {
///   var navigate: NavigateAction.To<ShopScreen> { navigateAction() }
/// }
///
/// struct BagButton: View {
///   @Environment(\.navigate) private var navigate
///
///   var body: some View {
///     Button("Bag") { navigate(.bag) }
///   }
/// }
/// ```
///
/// The observers of the router receive a failure, as with `go(_:animated:policy:)` of `Router`.
public struct NavigateAction: Sendable {
  private let place: HostedPlace?

  /// Creates an action that navigates nowhere, for views outside of an app, such as previews.
  ///
  /// Debug builds write each call to the log.
  public init() {
    place = nil
  }

  /// Creates an action for a view that no ``HostingAssembly`` shows.
  ///
  /// ```swift
  /// let content = UIHostingController(rootView: MapView().environment(\.navigate, NavigateAction(router)))
  /// ```
  ///
  /// - Parameter router: The router that navigates.
  @MainActor
  public init(_ router: any Router) {
    place = HostedPlace(router: router)
  }

  init(_ place: HostedPlace) {
    self.place = place
  }

  /// Starts a navigation.
  ///
  /// - Parameters:
  ///   - target: A screen, a step that needs no context, or a destination. A screen of a feature leads to the screen of the
  ///     app that contains it.
  ///   - animated: A Boolean value that indicates whether transitions are animated.
  ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
  @MainActor
  public func callAsFunction(_ target: some NavigationTarget, animated: Bool = true, policy: RequestPolicy? = nil) {
    (place ?? HostedPlace()).go(target, animated: animated, policy: policy)
  }

  /// An action that navigates to the screens of one enum, named by a leading dot.
  ///
  /// ```swift
  /// struct BagButton: View {
  ///   @Environment(\.navigate) private var navigate
  ///
  ///   var body: some View {
  ///     Button("Bag") { NavigateAction.To<ShopScreen>(navigate)(.bag) }
  ///   }
  /// }
  /// ```
  public struct To<Target: Screen>: Sendable {
    private let navigate: NavigateAction

    /// Creates an action for one enum.
    ///
    /// - Parameter navigate: The action that navigates to any screen.
    public init(_ navigate: NavigateAction) {
      self.navigate = navigate
    }

    /// Starts a navigation.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - animated: A Boolean value that indicates whether transitions are animated.
    ///   - policy: The policy that applies if other requests are under way, or `nil` for the policy of the router.
    @MainActor
    public func callAsFunction(_ screen: Target, animated: Bool = true, policy: RequestPolicy? = nil) {
      navigate(screen, animated: animated, policy: policy)
    }
  }
}
