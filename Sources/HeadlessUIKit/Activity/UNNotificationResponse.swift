// The classes of UserNotifications that lead from a scene's connection options to the content of a notification.

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification that the user responded to.
  public let notification: UNNotification
  /// The identifier of the action that the user chose.
  public let actionIdentifier: String

  /// Creates a response.
  ///
  /// In UserNotifications only the system creates an instance. Here a test creates it.
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  /// The request that led to the notification.
  public let request: UNNotificationRequest

  /// Creates a notification.
  ///
  /// In UserNotifications only the system creates an instance. Here a test creates it.
  init(request: UNNotificationRequest) { self.request = request }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent

  /// Creates a request.
  init(identifier: String, content: UNNotificationContent) {
    self.identifier = identifier
    self.content = content
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The values that the app put into the notification.
  public let userInfo: [AnyHashable: Any]

  /// Creates the content.
  ///
  /// In UserNotifications only the mutable subclass accepts values.
  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}
