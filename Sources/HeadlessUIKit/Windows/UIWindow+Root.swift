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
    guard !hidden else {
      old?.loadedView?.detach()
      return
    }
    old?.beginAppearance(false, animated: false)
    if let new {
      new.applyAppearance(.willAppear, animated: false)
      attach(new.view, at: 0)
      new.applyAppearance(.isAppearing, animated: false)
    }
    old?.loadedView?.detach()
    old?.endAppearance()
    new?.endAppearance()
  }

  /// Leaves what a departing root presents in the window, without a presenter.
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
    if hidden {
      root.beginAppearance(false, animated: false)
      root.endAppearance()
    } else if root.presentedReference?.flags.contains(.coversPresenter) != true {
      root.applyAppearance(.willAppear, animated: false)
      attach(root.view, at: 0)
      root.applyAppearance(.isAppearing, animated: false)
      root.endAppearance()
    }
  }

  final func moveToScene(from old: UIWindowScene?) {
    guard old !== windowScene else { return }
    old?.remove(self)
    windowScene?.add(self)
  }
}
