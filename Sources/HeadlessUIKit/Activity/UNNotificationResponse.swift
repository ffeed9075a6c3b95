// The classes of UserNotifications that lead from a scene's connection options to what a notification carries.

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification

  /// Creates a response; the system makes them itself, here a test does.
  public init(notification: UNNotification) {
    self.notification = notification
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  /// What asked for the notification.
  public let request: UNNotificationRequest

  /// Creates a notification; the system makes them itself, here a test does.
  public init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// Asks for a notification.
open class UNNotificationRequest: NSObject {
  /// What tells requests apart.
  public let identifier: String
  /// What the notification carries.
  public let content: UNNotificationContent

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent) {
    self.identifier = identifier
    self.content = content
    super.init()
  }
}

/// What a notification carries.
open class UNNotificationContent: NSObject {
  /// What the app itself put into the notification.
  public let userInfo: [AnyHashable: Any]

  /// Creates the content; in UIKit's own module only the mutable subclass can be given anything.
  public init(userInfo: [AnyHashable: Any]) {
    self.userInfo = userInfo
    super.init()
  }
}
