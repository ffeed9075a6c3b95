extension UIViewController {
  /// A Boolean value that indicates whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, or `nil` if it was not loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Loads the view if it was not loaded.
  public final func loadViewIfNeeded() {
    if loadedView == nil { _ = loadedViewOrLoad() }
  }

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
