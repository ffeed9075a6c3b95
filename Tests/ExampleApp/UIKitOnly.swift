import Portolan

// Declarations that UIKit has and HeadlessUIKit lacks.
#if !canImport(UIKit)
  class UNUserNotificationCenter {}

  extension UNNotificationResponse {
    var actionIdentifier: String { "" }
  }
#endif
