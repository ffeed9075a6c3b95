// swift-format-ignore-file

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { _stub() }  // -translationIn:
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { _stub() }  // -setTranslation:in:
  open func velocity(in view: UIView?) -> CGPoint { _stub() }  // -velocityIn:
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat { get { _stub() } set {} }  // scale
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge { get { _stub() } set {} }  // edges
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: UISwipeGestureRecognizer.Direction { get { _stub() } set {} }  // direction
  open var numberOfTouchesRequired: Int { get { _stub() } set {} }  // numberOfTouchesRequired

}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
}
