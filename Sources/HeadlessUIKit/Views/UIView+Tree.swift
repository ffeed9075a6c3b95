extension UIView {
  /// Adds a view without telling its controller, which the caller does.
  final func attach(_ view: UIView, at index: Int? = nil) {
    precondition(view !== self, "Can't add self as subview")
    if view.superviewReference === self, index == nil, subviewList.last === view { return }
    view.detach()
    let window = self.window
    if let window { view.tellTree { $0.willMove(toWindow: window) } }
    view.superviewReference = self
    subviewList.insert(view, at: min(index ?? subviewList.count, subviewList.count))
    didAddSubview(view)
    if window != nil { view.tellTree { $0.didMoveToWindow() } }
  }

  /// Tells the view and all below it.
  private func tellTree(_ tell: (UIView) -> Void) {
    tell(self)
    // A copy, which a view that is told may change under us.
    for subview in subviewList { subview.tellTree(tell) }
  }

  /// Removes the view without telling its controller, which the caller does.
  final func detach() {
    guard let superview = superviewReference else { return }
    // What leaves the window can no longer be typed into.
    var root = superview
    while let above = root.superviewReference { root = above }
    if let editor = root.editor, editor.isDescendant(of: self) { endEditing(true) }
    let leavesWindow = root is UIWindow
    if leavesWindow { tellTree { $0.willMove(toWindow: nil) } }
    superview.willRemoveSubview(self)
    superviewReference = nil
    // What goes is nearly always what came last.
    if let index = superview.subviewList.lastIndex(where: { $0 === self }) {
      superview.subviewList.remove(at: index)
    }
    if leavesWindow { tellTree { $0.didMoveToWindow() } }
  }
}
