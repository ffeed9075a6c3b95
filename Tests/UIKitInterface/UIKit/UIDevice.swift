// swift-format-ignore-file
public enum UIAccessibility {
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { _stub() }  // +postWithNotification:argument:

}

@preconcurrency @MainActor open class UIDevice: NSObject {
  public static var current: UIDevice { _stub() }  // +current
  open var model: String { _stub() }  // model
  open var name: String { _stub() }  // name
  open var systemVersion: String { _stub() }  // systemVersion
  open var identifierForVendor: UUID? { _stub() }  // identifierForVendor
  open var userInterfaceIdiom: UIUserInterfaceIdiom { _stub() }  // userInterfaceIdiom
}

