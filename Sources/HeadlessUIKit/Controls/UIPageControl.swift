/// A row of dots, one for each page.
open class UIPageControl: InertUIPageControl {
  /// The index of the current page that stays in the number of pages.
  open var currentPage = 0 {
    didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) }
  }

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.note = { [self] in "Page \(currentPage + 1) of \(numberOfPages)" }
  }
}
