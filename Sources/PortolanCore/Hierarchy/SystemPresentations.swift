extension UIViewController {
  /// A Boolean value that indicates whether this is an alert or an open menu, over which no navigation starts.
  ///
  /// UIKit closes a menu by a dismissal of its own, in its own time. What a navigation presented over the menu would be dismissed
  /// instead of it (stleamist/BetterSafariView, pull request 52). A navigation therefore starts below the menu, and dismisses it
  /// before it presents a screen from there.
  package var isPassedOver: Bool { self is UIAlertController || Platform.isMenu(self) }
}
