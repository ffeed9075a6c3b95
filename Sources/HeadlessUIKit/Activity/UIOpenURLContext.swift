/// A URL that a scene is asked to open.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// Creates the context of a URL; UIKit makes them itself, here a test does.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
