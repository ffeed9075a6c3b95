/// The router and the inbox for the environment of the hosted views in a window.
@MainActor
final class ViewEnvironment {
  private(set) weak var router: DefaultRouter?
  /// Adds a link of the app to its inbox, and returns `false` for another URL.
  let openLink: @MainActor (URL) -> Bool

  private static var all: [ViewEnvironment] = []

  private init(_ router: DefaultRouter, openLink: @escaping @MainActor (URL) -> Bool) {
    self.router = router
    self.openLink = openLink
  }

  static func provide(_ router: DefaultRouter, openLink: @escaping @MainActor (URL) -> Bool) {
    all.removeAll { $0.router == nil || $0.router === router }
    all.append(ViewEnvironment(router, openLink: openLink))
  }

  /// Returns the environment in the window of a controller.
  ///
  /// The latest one counts if several routers have this window.
  static func of(_ viewController: UIViewController) -> ViewEnvironment? {
    guard let window = viewController.windowOfHierarchy else { return nil }
    return all.last { environment in
      guard let router = environment.router else { return false }
      return (try? router.window) === window
    }
  }
}

extension DefaultRouter {
  /// Provides the actions `navigate` and `close` to the environment of hosted views in the window of this router.
  ///
  /// Call it once, when the router is created.
  ///
  /// ```swift
  /// let router = DefaultRouter(window: window)
  /// router.provideEnvironment()
  /// ```
  public func provideEnvironment() {
    ViewEnvironment.provide(self) { _ in false }
  }

  /// Provides the actions `navigate`, `close` and `openURL` to the environment of hosted views in the window of this router.
  ///
  /// ```swift
  /// router.provideEnvironment(opening: inbox)
  /// ```
  ///
  /// - Parameter inbox: The inbox for the links of the app that a view opens. It is not retained. Other URLs are opened by the
  ///   system.
  public func provideEnvironment<Link>(opening inbox: DeepLinkInbox<Link>) {
    ViewEnvironment.provide(self) { [weak inbox] url in inbox?.take(url) ?? false }
  }
}

extension DeepLinkInbox {
  /// Adds the link of a URL to the queue.
  ///
  /// - Returns: `false` if the URL is no link of the app.
  func take(_ url: URL) -> Bool {
    guard let link = try? link(for: .url(url)) else { return false }
    receive(link)
    return true
  }
}
