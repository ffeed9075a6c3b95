#if canImport(SwiftUI)
  public import SwiftUI

  extension EnvironmentValues {
    /// The action that navigates to a screen.
    ///
    /// A ``HostingAssembly`` sets it. Set it yourself for a view that you host in another way:
    ///
    /// ```swift
    /// UIHostingController(rootView: MapView().environment(\.navigate, NavigateAction(router)))
    /// ```
    public var navigate: NavigateAction {
      get { self[NavigateKey.self] }
      set { self[NavigateKey.self] = newValue }
    }

    /// The action that closes the screen of a ``HostingAssembly``.
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
    public var close: CloseAction {
      get { self[CloseKey.self] }
      set { self[CloseKey.self] = newValue }
    }

    /// Returns the action that navigates to the screens of one enum, for a property of the app.
    ///
    /// ```swift
    /// extension EnvironmentValues {
    ///   var navigate: NavigateAction.To<ShopScreen> { navigateAction() }
    /// }
    /// ```
    ///
    /// - Parameter type: The enum of the screens.
    /// - Returns: The action.
    public func navigateAction<Target: Screen>(to type: Target.Type = Target.self) -> NavigateAction.To<Target> {
      NavigateAction.To(navigate)
    }
  }

  private struct NavigateKey: EnvironmentKey {
    static let defaultValue = NavigateAction()
  }

  private struct CloseKey: EnvironmentKey {
    static let defaultValue = CloseAction()
  }

  extension OpenURLAction {
    /// Creates an action that hands the links of the app to an inbox, and leaves other URLs to the system.
    ///
    /// A ``HostingAssembly`` sets one. Create it yourself for a view that you host in another way:
    ///
    /// ```swift
    /// UIHostingController(rootView: HelpView().environment(\.openURL, OpenURLAction(inbox)))
    /// ```
    ///
    /// - Parameter inbox: The inbox. It is retained.
    @MainActor
    public init<Link>(_ inbox: DeepLinkInbox<Link>) {
      self.init { url in inbox.take(url) ? .handled : .systemAction }
    }

    @MainActor
    init(_ place: HostedPlace) {
      self.init { url in place.openLink(url) ? .handled : .systemAction }
    }
  }
#endif
