import PortolanHierarchy

extension UIWindow {
  /// The visible controllers, from the outermost to the innermost.
  ///
  /// The first is the visible controller that was presented last, also one that a screen in a container presents in its own context,
  /// or the root. The others are visible inside it.
  ///
  /// ```swift
  /// #expect(app.window.visibleScreens.last is BagViewController)
  /// ```
  public var visibleScreens: [UIViewController] { HierarchyTree(of: self).front }
}
