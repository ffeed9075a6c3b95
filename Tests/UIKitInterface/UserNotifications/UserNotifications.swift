// swift-format-ignore-file
// An interface of UserNotifications, our own writing, for type-checking. The classes have no public initializer there.
@_exported import Foundation

open class UNNotificationResponse: NSObject {
  internal override init() { fatalError() }
  // notification
  open var notification: UNNotification { fatalError() }
  // actionIdentifier
  open var actionIdentifier: String { fatalError() }
}

open class UNNotification: NSObject {
  internal override init() { fatalError() }
  // date
  open var date: Date { fatalError() }
  // request
  open var request: UNNotificationRequest { fatalError() }
}

open class UNNotificationTrigger: NSObject {
  internal override init() { fatalError() }
}

open class UNNotificationRequest: NSObject {
  internal override init() { fatalError() }
  // +requestWithIdentifier:content:trigger:
  public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { fatalError() }
  // identifier
  open var identifier: String { fatalError() }
  // content
  open var content: UNNotificationContent { fatalError() }
}

open class UNNotificationContent: NSObject {
  public override init() { fatalError() }
  // userInfo
  open var userInfo: [AnyHashable: Any] { fatalError() }
  // title
  open var title: String { fatalError() }
}

open class UNMutableNotificationContent: UNNotificationContent {
  // userInfo
  open override var userInfo: [AnyHashable: Any] { get { fatalError() } set {} }
  // title
  open override var title: String { get { fatalError() } set {} }
}
