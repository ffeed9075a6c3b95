/// A bar that shows how far a task is.
open class UIProgressView: InertUIProgressView {
  /// Creates an empty bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The part that is done, from 0 to 1.
  open var progress: Float = 0 {
    didSet { progress = min(max(progress, 0), 1) }
  }

  override func fill(_ element: inout ElementDescription) {
    element.note = { [self] in "\(Int((progress * 100).rounded())) %" }
  }

  /// Sets the part that is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
