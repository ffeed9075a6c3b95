// swift-format-ignore-file
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static var general: UIPasteboard { _stub() }  // +general
  open var strings: [String]? { get { _stub() } set {} }  // strings
  open var urls: [URL]? { get { _stub() } set {} }  // urls
  open var string: String? { get { _stub() } set {} }  // string
  open var url: URL? { get { _stub() } set {} }  // url
  open var hasStrings: Bool { _stub() }  // hasStrings
  open var hasURLs: Bool { _stub() }  // hasURLs
}

