/// A wheel that turns while a task runs.
open class UIActivityIndicatorView: InertUIActivityIndicatorView {
  /// A Boolean value that indicates whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// A Boolean value that indicates whether the wheel turns.
  public private(set) final var isAnimating = false

  /// Creates a wheel in a size.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
  }

  /// Creates a small wheel.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a small wheel and ignores the archive.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  override func prepare() { hidden = true }

  override func fill(_ element: inout ElementDescription) {
    element.role = .status
    element.note = { [self] in isAnimating ? "Loading…" : nil }
  }

  /// Starts the wheel.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
