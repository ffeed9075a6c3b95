// The one file of this module that depends on the platform: app intents come with a scene on UIKit, and from tests elsewhere.
#if canImport(UIKit) && canImport(AppIntents)
  import AppIntents
#endif

extension UIScene.ConnectionOptions {
  /// The app intent for which a scene is connected, if it opens a screen.
  ///
  /// The delegate receives the same intent afterwards.
  var screenIntent: (any ScreenIntent)? {
    #if !canImport(UIKit)
      return appIntent as? any ScreenIntent
    #elseif canImport(AppIntents)
      if #available(iOS 26, macCatalyst 26, *) { return appIntent as? any ScreenIntent }
      return nil
    #else
      return nil
    #endif
  }
}
