/// A change of a window's size that is over when it begins.
final class ResizeTransition: WindowTransition {
  override func conclude() { notifyCoordinatorCompletions() }

  /// Changes the width of a window and notifies its controllers before and after.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - widthClass: The new width.
  ///   - adapt: A closure that adapts containers to the new width.
  static func run(in window: UIWindow, to widthClass: UIUserInterfaceSizeClass, adapting adapt: () -> Void) {
    let isNew = window.horizontalSizeClass != widthClass
    var values = window.traitCollection.values
    values.width = widthClass
    run(in: window, to: isNew ? values : nil, isNew ? window.bounds.size : nil) {
      window.horizontalSizeClass = widthClass
      adapt()
    }
  }

  /// Exchanges the width and the height of a window, with the classes of its height.
  static func turn(_ window: UIWindow, to heightClass: UIUserInterfaceSizeClass) {
    let size = CGSize(width: window.bounds.height, height: window.bounds.width)
    var values = window.traitCollection.values
    values.height = heightClass
    run(in: window, to: window.verticalSizeClass == heightClass ? nil : values, size) {
      window.verticalSizeClass = heightClass
      window.frame = CGRect(origin: window.frame.origin, size: size)
    }
  }

  /// Runs a change, and notifies the controllers of new traits and of a new size before, and of the traits after it.
  private static func run(
    in window: UIWindow, to values: UITraitCollection.Values?, _ size: CGSize?, _ change: () -> Void
  ) {
    let old = window.traitCollection
    let transition = ResizeTransition(animated: true, clock: ImmediateTransitionClock.shared)
    var candidate = window.rootController
    while let controller = candidate {
      if let values { controller.willTransition(to: UITraitCollection(values), with: transition) }
      if let size { controller.viewWillTransition(to: size, with: transition) }
      candidate = controller.presentedReference
    }
    change()
    if values != nil { window.notifyOfTraits(before: old) }
    transition.finish()
    HeadlessHierarchy.noteChange(in: window)
  }
}
