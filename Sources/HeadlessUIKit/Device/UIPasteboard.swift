/// The place of copied values; only this app uses it here.
@MainActor
open class UIPasteboard: InertUIPasteboard {
  /// The pasteboard that all apps share on a device.
  public static let general = UIPasteboard()

  /// The texts.
  open var strings: [String]? {
    get { values("public.utf8-plain-text") }
    set { keep(newValue, "public.utf8-plain-text") }
  }
  /// The URLs.
  open var urls: [URL]? {
    get { values("public.url") }
    set { keep(newValue, "public.url") }
  }

  override init() {}

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// A Boolean value that indicates whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// A Boolean value that indicates whether there is a URL.
  open var hasURLs: Bool { urls?.isEmpty == false }
}
