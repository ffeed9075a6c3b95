/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// A Boolean value that indicates whether the dot of a single page is hidden.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  private var page = 0

  /// Creates a row without dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row without dots, with an action for `primaryActionTriggered`.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame, primaryAction: primaryAction)
  }

  /// Creates a row without dots and ignores the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The index of the current page, which stays in the number of pages.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
}
