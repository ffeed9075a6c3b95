extension UIViewController {
  final func loadedViewOrLoad() -> UIView {
    if let loadedView { return loadedView }
    // UIKit recurses without end if `loadView` uses the view before it has set it.
    if flags.contains(.loadingView) { raise("\(describe(self)) asks for its view while it loads it") }
    flags.insert(.loadingView)
    loadView()
    flags.remove(.loadingView)
    guard let view = loadedView else {
      raise("-[UIViewController loadViewIfNeeded] loaded no view for \(describe(self))")
    }
    viewDidLoad()
    return view
  }

  final func setView(_ view: UIView?) {
    let place = loadedView?.superviewReference
    loadedView?.viewController = nil
    view?.viewController = self
    if let view, let place { place.attach(view) }
    loadedView?.detach()
    loadedView = view
  }
}
