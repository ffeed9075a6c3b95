/// A row of dots, one for each page.
open class UIPageControl: InertUIPageControl {
  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.note = { [self] in "Page \(currentPage + 1) of \(numberOfPages)" }
  }
}
