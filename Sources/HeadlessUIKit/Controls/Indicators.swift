/// A wheel that turns while a task runs.
open class UIActivityIndicatorView: InertUIActivityIndicatorView {
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
}

/// A bar that shows how far a task is.
open class UIProgressView: InertUIProgressView {
  override func fill(_ element: inout ElementDescription) {
    element.note = { [self] in "\(Int((progress * 100).rounded())) %" }
  }
}

/// A row of dots, one for each page.
open class UIPageControl: InertUIPageControl {
  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.note = { [self] in "Page \(currentPage + 1) of \(numberOfPages)" }
  }
}
