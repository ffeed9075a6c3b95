// swift-format-ignore-file
public enum UIAccessibility {
  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { _stub() }  // +postWithNotification:argument:

}

