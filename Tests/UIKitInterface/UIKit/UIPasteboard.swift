// swift-format-ignore-file
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static var general: UIPasteboard { _stub() }  // +general
}

