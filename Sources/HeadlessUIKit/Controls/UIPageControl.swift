/// A row of dots, one for each page.
open class UIPageControl: InertUIPageControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// A Boolean value that indicates whether the dot of a single page is hidden.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the current page.
  open var currentPageIndicatorTintColor: UIColor?

  /// The index of the current page that stays in the number of pages.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }
}
