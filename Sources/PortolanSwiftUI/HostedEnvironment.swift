/// The values that the environment of a hosted view has, for the actions of a ``HostingAssembly``.
///
/// ```swift
/// struct HelpAssembly: HostingAssembly {
///   var text: String { "Help" }
///   var actions: [HostedAction] {
///     [HostedAction("Website") { $0.openURL(url) }, HostedAction("Done") { $0.close() }]
///   }
/// }
/// ```
@MainActor
public struct HostedEnvironment {
  /// The action that navigates to a screen.
  public let navigate: NavigateAction
  /// The action that closes the screen.
  public let close: CloseAction
  private let place: HostedPlace

  init(_ place: HostedPlace) {
    self.place = place
    navigate = NavigateAction(place)
    close = CloseAction(place)
  }

  /// Opens a URL: a link of the app through its inbox, and any other URL through the system.
  ///
  /// - Parameter url: The URL.
  public func openURL(_ url: URL) {
    if !place.openLink(url) { UIApplication.shared.open(url) }
  }
}
