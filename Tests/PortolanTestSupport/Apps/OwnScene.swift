package import Portolan

extension UIWindowScene {
  /// Returns a scene where no other test makes a window key.
  ///
  /// Navigations do not find its windows by themselves, as the app is not connected to it. It exists on HeadlessUIKit only.
  package static func ofOneTest() -> UIWindowScene {
    #if canImport(UIKit)
      unavailable()
    #else
      UIWindowScene()
    #endif
  }
}
