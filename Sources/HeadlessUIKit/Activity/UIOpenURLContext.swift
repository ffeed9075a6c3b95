/// A URL that the system asks a scene to open.
@MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  /// Creates the context of a URL.
  ///
  /// In UIKit only the system creates an instance. Here a test creates it.
  init(url: URL) { self.url = url }
}
