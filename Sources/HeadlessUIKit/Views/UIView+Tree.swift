extension UIView {
  /// Adds a view without notifying its controller; the caller must do so.
  final func attach(_ view: UIView, at index: Int? = nil) {
    precondition(view !== self, "Can't add self as subview")
    // A subview only changes its place.
    if view.superviewReference === self, let place = subviewList.lastIndex(where: { $0 === view }) {
      subviewList.remove(at: place)
      subviewList.insert(view, at: min(index ?? subviewList.count, subviewList.count))
      return
    }
    view.detach()
    view.willMove(toSuperview: self)
    let window = enclosingWindow
    if let window { view.tellTree { $0.willMove(toWindow: window) } }
    view.superviewReference = self
    subviewList.insert(view, at: min(index ?? subviewList.count, subviewList.count))
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.tellTree { $0.didMoveToWindow() } }
  }

  /// The view and those around it, from the inside out.
  final var withSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superviewReference } }

  /// Notifies the view and all views below it.
  private func tellTree(_ tell: (UIView) -> Void) {
    tell(self)
    // The loop iterates over a copy, since a notified view may change the list.
    for subview in subviewList { subview.tellTree(tell) }
  }

  /// Removes the view without notifying its controller; the caller must do so.
  final func detach() {
    guard let superview = superviewReference else { return }
    let window = superview.enclosingWindow
    let leavesWindow = window != nil
    // A view that leaves the window cannot stay the first responder.
    if let window, window.firstResponder?.ownView?.isReached(from: self) == true { window.stopEditing() }
    willMove(toSuperview: nil)
    if leavesWindow { tellTree { $0.willMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    superview.dropConstraints(of: self)
    superviewReference = nil
    // The view is almost always the last one in the list.
    if let index = superview.subviewList.lastIndex(where: { $0 === self }) {
      superview.subviewList.remove(at: index)
    }
    if leavesWindow { tellTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Inserts a view behind a subview.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    let others = subviewList.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === siblingSubview } ?? others.count)
  }

  /// Inserts a view in front of a subview.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    let others = subviewList.filter { $0 !== view }
    insertSubview(view, at: (others.firstIndex { $0 === siblingSubview } ?? others.count - 1) + 1)
  }

  /// Resigns the first responder if it is the view or a view below it.
  ///
  /// - Parameter force: `true` to resign without asking the delegate, or `false` to let the delegate prevent it.
  /// - Returns: `true` if no view below this view is the first responder any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    // A controller's title is not in its view, but in those around.
    guard let window, let editor = window.firstResponder, let view = editor.ownView, view.isReached(from: self),
      view.titledView !== self
    else { return true }
    guard force else { return editor.resignFirstResponder() }
    window.stopEditing()
    return true
  }

  /// A Boolean value that indicates whether the view is visible.
  ///
  /// UIKit, too, ignores views that are almost transparent.
  package final var isSeen: Bool { !hidden && opacity >= 0.01 }

  /// Returns a point of the view in the coordinates of another view, or of the window if there is none.
  ///
  /// Frames and the offsets of scroll views are considered, transforms are not.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a point of another view, or of the window if there is none, in the coordinates of the view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// The point of the window, or of the outermost superview, that has the coordinates 0 and 0 in the view.
  private final var originInRoot: CGPoint {
    var place = CGPoint.zero
    var view = self
    while let superview = view.superviewReference {
      place.x += view.frame.minX - view.bounds.minX
      place.y += view.frame.minY - view.bounds.minY
      view = superview
    }
    return place
  }

  /// Adds the view of a configuration, or nothing, in place of the view of the former configuration.
  final func show(_ configuration: (any UIContentConfiguration)?, instead former: inout UIView?) {
    former?.removeFromSuperview()
    former = configuration?.makeContentView()
    if let former { addSubview(former) }
  }

  /// Shows a configuration in the content view if that is of the kind of the configuration, or else in a new one in its place.
  ///
  /// - Returns: The content view. Without a configuration it is a plain view.
  final func showContent(_ configuration: (any UIContentConfiguration)?, in present: UIView) -> UIView {
    let shown = present as? any UIView & UIContentView
    if configuration == nil, shown == nil { return present }
    if let configuration, let shown, type(of: shown.configuration) == type(of: configuration) {
      shown.configuration = configuration
      return present
    }
    let new = configuration?.makeContentView() ?? UIView(frame: .zero)
    exchange(present, for: new, at: 0)
    return new
  }

  /// Replaces a subview; it may be in another view by now.
  final func exchange(_ old: UIView?, for new: UIView?, at index: Int? = nil) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: index ?? subviewList.count) }
  }

  /// Creates a view through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass, or raises if that
  /// returns `nil`.
  final class func constructed(_ identifier: String? = nil) -> Self {
    guard let view = Self(coder: CellCoder(identifier: identifier)) else {
      raise("\(String(reflecting: Self.self)).init?(coder:) returned nil.")
    }
    return view
  }

  // Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:): hidden views, views that take no touches and views with
  // an alpha below 0.01 are ignored.
  /// Returns the innermost view at a point, from the front, by what the views answer.
  final func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    let inside = subviews.reversed().lazy.compactMap { view in
      let place = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX, y: point.y - view.frame.minY + view.bounds.minY)
      return view.hitTest(place, with: event)
    }
    return inside.first ?? self
  }
}
