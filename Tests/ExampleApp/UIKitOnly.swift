import Portolan

// Declarations that UIKit has and HeadlessUIKit lacks.
#if !canImport(UIKit)
  class UNUserNotificationCenter {}

  extension UNNotificationResponse {
    var actionIdentifier: String { "" }
  }

  extension UIApplication {
    var shortcutItems: [UIApplicationShortcutItem]? {
      get { nil }
      set {}
    }
  }
#endif
