public import Portolan
import PortolanDebugging
import PortolanPreviews
import PortolanSwiftUI
import PortolanWeb

/// The composition root of the gallery.
@MainActor
public final class Gallery {
  /// The window.
  public let window: UIWindow
  /// The router of the window.
  public let router: DefaultRouter
  /// The inbox, which receives links, items of Spotlight and app intents.
  public let inbox: DeepLinkInbox<GalleryScreen>

  /// The screens of the guide, which a `NavigationStack` of SwiftUI shows.
  let path = HostedPath<GalleryScreen>()
  /// The links in the website.
  let links: WebLinks<GalleryScreen>
  /// The latest navigations, for the list of routes.
  let log = NavigationLog()
  /// The number of pictures that were built so far.
  var builtCount = 0
  /// The slide show, which retains the pictures that are part of it.
  ///
  /// That is the leak of this example.
  var slideShow: [UIViewController] = []
  /// The screens that did not go when they left.
  private(set) var leaks: [Leak] = []
  /// A closure that is called when there is a new leak.
  var onLeak: @MainActor (Leak) -> Void = { _ in }
  private var failures: [any Error] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - time: The time after which a screen that has left must be gone.
  public init(window: UIWindow, leakTime time: Duration = .seconds(3)) {
    self.window = window
    router = DefaultRouter(window: window)
    inbox = DeepLinkInbox(router: router, links: GalleryScreen.links)
    links = WebLinks(inbox)
    router.assembleScreens(with: GalleryAssembly(gallery: self))
    router.provideEnvironment(opening: inbox)
    router.add(log)
    router.add(LeakObserver(after: time, report: { [weak self] leak in self?.note(leak) }))
  }

  /// Shows the first screen, and then opens the links that wait.
  ///
  /// - Throws: An error of the router.
  public func start() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: GalleryScreen.album, animated: false)
    inbox.gate.open(for: .launch)
  }

  /// Opens a screen for a button.
  func open(_ screen: GalleryScreen) {
    router.navigate(to: screen, animated: true) { [weak self] result in
      if case .failure(let error) = result { self?.failures.append(error) }
    }
  }

  /// Builds the picture after the one that the user looks at.
  func prepare(after id: Int) {
    Task { [router] in
      // A picture that is not on display is not built ahead.
      _ = try? await router.prepare(for: GalleryScreen.picture(id: id + 1))
    }
  }

  private func note(_ leak: Leak) {
    leaks.append(leak)
    onLeak(leak)
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until a screen has leaked.
  func waitForLeak() async {
    if leaks.isEmpty { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Returns the errors of navigations that buttons started since the last call, and removes them.
  public func takeFailures() -> [any Error] {
    defer { failures = [] }
    return failures
  }
}
