#if !canImport(UIKit)
  public import Portolan
  import PortolanPreviews
  public import PortolanTool

  /// The gallery for its command line and its stories.
  public final class GalleryUnderTool: ToolApp {
    /// The screens of the app.
    public typealias AppScreen = GalleryScreen

    /// The options of the app's start.
    public struct Options: ParsableArguments, Sendable {
      @Flag(help: "Start because the user has tapped picture 2 in Spotlight.")
      var fromSpotlight = false

      /// Creates options of a start by the icon.
      public init() {}
    }

    let gallery = Gallery(window: UIWindow(), leakTime: .milliseconds(50))
    private var interaction: UIContextMenuInteraction?

    /// The window.
    public var window: UIWindow { gallery.window }
    /// The router.
    public var router: DefaultRouter { gallery.router }
    /// The inbox.
    public var inbox: DeepLinkInbox<GalleryScreen>? { gallery.inbox }

    /// Starts the gallery.
    public init(options: Options) async throws {
      if options.fromSpotlight { gallery.inbox.receive(.userActivity(Self.spotlightItem)) }
      try await gallery.start()
    }

    /// Returns the errors of navigations that buttons started since the last call.
    public func settle() async -> [any Error] { gallery.takeFailures() }

    /// A sample of each screen.
    nonisolated public static var samples: [GalleryScreen] {
      [.album, .picture(id: 1), .fullSize(id: 1), .website, .chapters, .chapter(id: 1)]
    }

    /// The events of the system, and the gestures that no story has a word for.
    nonisolated public static var steps: [ToolStep<GalleryUnderTool>] {
      [
        ToolStep("tap picture 2 in Spotlight") { $0.gallery.inbox.receive(.userActivity(spotlightItem)) },
        // The system passes the intent that starts the app twice: in the connection options, and to the delegate.
        ToolStep("run the intent of picture 2") { app in
          for _ in 1...2 { app.gallery.inbox.receive(.all(inAppIntent: OpenPicture(target: 2))) }
        },
        ToolStep("begin to swipe back") { try $0.window.user.swipeBack(completing: false) },
        ToolStep("press picture 1") { try $0.press(picture: 1) },
        ToolStep("press picture 3") { try $0.press(picture: 3) },
        ToolStep("tap the preview") { try $0.tapPreview() },
        ToolStep("wait for a leak") { await $0.gallery.waitForLeak() },
      ]
    }

    /// The item of Spotlight whose identifier is the link of picture 2.
    private static var spotlightItem: NSUserActivity {
      let item = NSUserActivity(activityType: "com.apple.corespotlightitem")
      item.userInfo = [
        "kCSSearchableItemActivityIdentifier": GalleryScreen.links.url(for: .picture(id: 2))?.absoluteString ?? ""
      ]
      return item
    }
  }

  /// A long press on a picture, as UIKit reports it to the delegate of the menu.
  extension GalleryUnderTool {
    private var album: AlbumViewController? {
      (window.rootViewController as? UINavigationController)?.topViewController as? AlbumViewController
    }

    private func press(picture id: Int) throws {
      let button = album?.column.arrangedSubviews.first { $0.tag == id }
      let interaction = button?.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
      guard let album, let interaction else { throw NoPreview() }
      self.interaction = interaction
      _ = album.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    }

    private func tapPreview() throws {
      guard let album, let interaction, let preview = album.preview?.viewController else { throw NoPreview() }
      let animator = MenuAnimator(preview)
      let configuration = UIContextMenuConfiguration()
      album.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      animator.completion()
      album.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    }

    /// An error that indicates that no menu with a preview is open.
    private struct NoPreview: Error {}

    /// The end of the menu's animation.
    private final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
      var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
      let previewViewController: UIViewController?
      private(set) var completion: () -> Void = {}

      init(_ preview: UIViewController) { previewViewController = preview }

      func addAnimations(_ animations: @escaping () -> Void) {}

      func addCompletion(_ completion: @escaping () -> Void) { self.completion = completion }
    }
  }
#endif
