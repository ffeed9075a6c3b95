extension DeepLinkSource {
  /// The key under which a notification carries the links of its actions: a dictionary from the identifier of an action
  /// to the text of a URL.
  public static let actionKey = "actions"

  /// Returns the source for what the user chose in a notification: its content, or one of its actions.
  ///
  /// ```swift
  /// // {"aps": {"category": "order"}, "url": "shop://orders/7", "actions": {"track": "shop://orders/7/parcel"}}
  /// func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
  ///   let userInfo = response.notification.request.content.userInfo
  ///   if let source = DeepLinkSource.choice(of: response.actionIdentifier, in: userInfo) { inbox.receive(source) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action, as the system reports it.
  ///   - userInfo: The dictionary of the notification.
  /// - Returns: The notification itself if the user tapped it, or the URL of the action. The result is `nil` if the user
  ///   dismissed the notification, or if the notification has no link for the action.
  public static func choice(of identifier: String, in userInfo: [AnyHashable: Any]) -> DeepLinkSource? {
    // The values of UNNotificationDefaultActionIdentifier and UNNotificationDismissActionIdentifier:
    // https://developer.apple.com/documentation/usernotifications/unnotificationdefaultactionidentifier
    switch identifier {
    case "com.apple.UNNotificationDefaultActionIdentifier": return .notification(userInfo)
    case "com.apple.UNNotificationDismissActionIdentifier": return nil
    default:
      guard let actions = userInfo[actionKey] as? [AnyHashable: Any], let text = actions[identifier] as? String,
        let url = URL(string: text), url.scheme != nil
      else { return nil }
      return .url(url)
    }
  }
}
