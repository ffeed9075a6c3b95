// swift-format-ignore-file
open class UNNotification: NSObject {
  open var request: UNNotificationRequest { _stub() }  // request
}

open class UNNotificationContent: NSObject {
  open var userInfo: [AnyHashable : Any] { _stub() }  // userInfo
}

open class UNNotificationRequest: NSObject {
  open var identifier: String { _stub() }  // identifier
  open var content: UNNotificationContent { _stub() }  // content
}

open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { _stub() }  // notification
}
