// swift-format-ignore-file
public enum UIAccessibility {
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { _stub() }  // +postWithNotification:argument:

}

@preconcurrency @MainActor open class UIDevice: NSObject {
  public static var current: UIDevice { _stub() }  // +current
  open var identifierForVendor: UUID? { _stub() }  // identifierForVendor
}

