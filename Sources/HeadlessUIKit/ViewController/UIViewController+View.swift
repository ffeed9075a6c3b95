extension UIViewController {
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// The view, if it was loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Loads the view, unless that was done.
  public final func loadViewIfNeeded() {
    if loadedView == nil { _ = loadedViewOrLoad() }
  }

  final func loadedViewOrLoad() -> UIView {
    if let loadedView { return loadedView }
    // `loadView` may be asked for the view while it builds it; UIKit recurses without end there.
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

  final func loadDefaultView() {
    if ControllerNib.loadView(of: self) { return }
    setView(UIView(frame: .zero))
  }

  final func setView(_ view: UIView?) {
    let place = loadedView?.superviewReference
    loadedView?.viewController = nil
    view?.viewController = self
    if let view, let place { place.attach(view) }
    loadedView?.detach()
    loadedView = view
  }

  /// The window that the view is in, if it is visible.
  final var visibleWindow: UIWindow? {
    guard let window = loadedView?.window, !window.hidden else { return nil }
    return window
  }
}
