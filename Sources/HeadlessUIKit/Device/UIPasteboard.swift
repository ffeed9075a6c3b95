/// The place of copied values; only this app uses it here.
@MainActor
open class UIPasteboard: InertUIPasteboard {
  /// The pasteboard that all apps share on a device.
  public static let general = UIPasteboard()

  override init() {}
}
