extension UIView {
  /// Adds a view without notifying its controller, which the caller must do.
  final func attach(_ view: UIView, at index: Int? = nil) {
    precondition(view !== self, "Can't add self as subview")
    if view.superviewReference === self, index == nil, subviewList.last === view { return }
    view.detach()
    let window = self.window
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

  /// Removes the view without notifying its controller, which the caller must do.
  final func detach() {
    guard let superview = superviewReference else { return }
    // A view that leaves the window cannot stay the first responder.
    var root = superview
    while let above = root.superviewReference { root = above }
    if let editor = root.editor, editor.isDescendant(of: self) { endEditing(true) }
    let leavesWindow = root is UIWindow
    if leavesWindow { tellTree { $0.willMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    superviewReference = nil
    // The view is almost always the last one in the list.
    if let index = superview.subviewList.lastIndex(where: { $0 === self }) {
      superview.subviewList.remove(at: index)
    }
    if leavesWindow { tellTree { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Moves a subview in front of the others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.append(subviewList.remove(at: index))
  }

  /// Moves a subview behind the others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviewList.firstIndex(where: { $0 === view }) else { return }
    subviewList.insert(subviewList.remove(at: index), at: 0)
  }

  /// Inserts a view behind a subview.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    if view.superviewReference === self { view.removeFromSuperview() }
    insertSubview(view, at: subviewList.firstIndex { $0 === siblingSubview } ?? subviewList.count)
  }

  /// Inserts a view in front of a subview.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    guard view !== siblingSubview else { return }
    if view.superviewReference === self { view.removeFromSuperview() }
    insertSubview(view, at: (subviewList.firstIndex { $0 === siblingSubview } ?? subviewList.count - 1) + 1)
  }
}
