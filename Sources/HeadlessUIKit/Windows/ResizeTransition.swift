/// A change of a window's width that is over when it begins.
final class ResizeTransition: WindowTransition {
  override func conclude() { notifyCoordinatorCompletions() }

  /// Changes the width of a window and notifies its controllers before and after.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - widthClass: The new width.
  ///   - adapt: A closure that adapts containers to the new width.
  static func run(in window: UIWindow, to widthClass: UIUserInterfaceSizeClass, adapting adapt: () -> Void) {
    let old = window.traitCollection
    let transition = ResizeTransition(animated: true, clock: ImmediateTransitionClock.shared)
    let isNew = window.horizontalSizeClass != widthClass
    if isNew {
      var values = old.values
      values.width = widthClass
      let new = UITraitCollection(values)
      var candidate = window.rootController
      while let controller = candidate {
        controller.willTransition(to: new, with: transition)
        controller.viewWillTransition(to: window.bounds.size, with: transition)
        candidate = controller.presentedReference
      }
    }
    window.horizontalSizeClass = widthClass
    adapt()
    if isNew { window.notifyOfTraits(before: old) }
    transition.finish()
    HeadlessHierarchy.noteChange(in: window)
  }
}
