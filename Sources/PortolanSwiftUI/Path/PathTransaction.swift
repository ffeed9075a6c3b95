#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#endif

/// The changes of a path by the router, which SwiftUI animates if the navigation is animated.
@MainActor
enum PathTransaction {
  static func perform(animated: Bool, _ change: () -> Void) {
    #if canImport(SwiftUI) && canImport(UIKit)
      var transaction = Transaction()
      transaction.disablesAnimations = !animated
      withTransaction(transaction) { change() }
    #else
      change()
    #endif
  }
}
