extension UIWindow {
  final func replaceRoot(with new: UIViewController?) {
    let old = rootController
    guard new !== old else { return }
    if let old { strand(old) }
    if let new {
      if let parent = new.parentReference {
        UIKitWarnings.warn("\(describe(new)) is made a root while it is a child of \(describe(parent)).")
        new.removeFromParent()
      }
      if let previous = new.loadedView?.superviewReference as? UIWindow, previous !== self {
        previous.rootViewController = nil
      }
    }
    rootController = new
    defer { HeadlessHierarchy.noteChange(in: self) }
    guard !hidden else {
      old?.loadedView?.detach()
      return
    }
    old?.beginAppearance(false, animated: false)
    new?.loadViewIfNeeded()
    // The new root may have made another one the root.
    if let new, rootController === new {
      new.applyAppearance(.willAppear, animated: false)
      attach(new.view, at: 0)
      new.applyAppearance(.isAppearing, animated: false)
    }
    old?.loadedView?.detach()
    old?.endAppearance()
    new?.endAppearance()
  }

  /// Leaves the controllers that a replaced root presents in the window, without a presenter.
  private func strand(_ root: UIViewController) {
    root.modalTransition?.finish()
    guard let presented = root.presentedReference else { return }
    UIKitWarnings.warn(
      "\(describe(root)) is replaced as the root of its window while it presents \(describe(presented)), which stays."
    )
    presented.presenterReference = nil
    root.presentedReference = nil
    strandedViewControllers.append(presented)
  }

  final func visibilityChanged() {
    guard let root = rootController else { return }
    for bottom in [root] + strandedViewControllers {
      var candidate: UIViewController? = bottom
      while let controller = candidate {
        candidate = controller.presentedReference
        if hidden { hide(controller) } else { show(controller) }
      }
    }
  }

  private func hide(_ controller: UIViewController) {
    controller.modalTransition?.finish()
    controller.beginAppearance(false, animated: false)
    controller.endAppearance()
  }

  private func show(_ controller: UIViewController) {
    if controller.presentedReference?.flags.contains(.coversPresenter) == true { return }
    controller.applyAppearance(.willAppear, animated: false)
    attach(controller.view, at: controller === rootController ? 0 : nil)
    controller.applyAppearance(.isAppearing, animated: false)
    controller.endAppearance()
  }
}
