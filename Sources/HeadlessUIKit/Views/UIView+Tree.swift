extension UIView {
  /// Adds a view without telling its controller, which the caller does.
  final func attach(_ view: UIView, at index: Int? = nil) {
    precondition(view !== self, "Can't add self as subview")
    if view.superviewReference === self, index == nil, subviewList.last === view { return }
    view.detach()
    view.superviewReference = self
    subviewList.insert(view, at: min(index ?? subviewList.count, subviewList.count))
    didAddSubview(view)
  }

  /// Removes the view without telling its controller, which the caller does.
  final func detach() {
    guard let superview = superviewReference else { return }
    // What leaves the window can no longer be typed into.
    var root = superview
    while let above = root.superviewReference { root = above }
    if let editor = root.editor, editor.isDescendant(of: self) { endEditing(true) }
    superview.willRemoveSubview(self)
    superviewReference = nil
    // What goes is nearly always what came last.
    if let index = superview.subviewList.lastIndex(where: { $0 === self }) {
      superview.subviewList.remove(at: index)
    }
  }
}
