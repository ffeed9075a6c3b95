// The Objective-C runtime has its own.
#if !canImport(ObjectiveC)
  /// The name of a method; there are none without Objective-C.
  ///
  /// The type has no initialiser here: pass `nil` where UIKit takes a selector. In place of a target and a selector use a
  /// `UIAction`: `UIBarButtonItem(title:primaryAction:)`, `UIControl.addAction(_:for:)`,
  /// `NotificationCenter.addObserver(forName:object:queue:using:)`, and `UIGestureRecognizer.headlessHandler`.
  public struct Selector: Hashable, Sendable {
    private init() {}
  }
#endif
