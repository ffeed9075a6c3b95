import Portolan
import Testing

@MainActor
@Suite("The values of controls", .rule(.values), .tags(.documented))
struct ControlValueTests {
  private func counting(_ control: UIControl, _ change: () -> Void) -> Int {
    var events = 0
    let action = UIAction { _ in events += 1 }
    control.addAction(action, for: .valueChanged)
    change()
    return events
  }

  // Source: developer.apple.com/documentation/uikit/uislider/value: "if you try to set a value that is below the minimum or above the
  // maximum value, the minimum or maximum value is set instead".
  @Test("A slider keeps its value between its bounds")
  func slider() {
    let slider = UISlider()
    #expect(counting(slider) { slider.value = 2 } == 0)
    #expect(slider.value == 1)
    slider.setValue(-1, animated: false)
    #expect(slider.value == 0)
  }

  // Source: developer.apple.com/documentation/uikit/uiprogressview/progress: "values less than 0.0 and greater than 1.0 are pinned".
  @Test("Progress is pinned to 0 and 1")
  func progress() {
    let bar = UIProgressView()
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.setProgress(-3, animated: false)
    #expect(bar.progress == 0)
  }

  // Source: developer.apple.com/documentation/uikit/uipagecontrol/currentpage: "values outside the possible range are pinned to
  // either 0 or numberOfPages minus 1".
  @Test("The current page is one of the pages")
  func pages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -7
    #expect(control.currentPage == 0)
  }

  // Source: developer.apple.com/documentation/uikit/uiactivityindicatorview/hideswhenstopped: the default hides the wheel.
  @Test("A wheel that stops is hidden, unless it stays")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(!wheel.isAnimating && wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.startAnimating()
    wheel.stopAnimating()
    #expect(!wheel.isHidden)
  }

  // Source: developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing(): it "does not" send an event, since the program
  // knows.
  @Test("A refresh that code begins sends no event")
  func refresh() {
    let control = UIRefreshControl()
    #expect(counting(control) { control.beginRefreshing() } == 0)
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  // Source: developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex: "the default value is noSegment", and
  // "set this property to -1 to turn off the current selection".
  @Test("Segments that code selects send no event, and a removed one is not selected")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(counting(control) { control.selectedSegmentIndex = 2 } == 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 0) == "b")
  }

  // Source: developer.apple.com/documentation/uikit/uiview/tintcolor: "the first nondefault value in the view's hierarchy".
  @Test("A view has the nearest tint colour around it")
  func tint() {
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.tintColor = .red
    #expect(leaf.tintColor == .red)
    inner.tintColor = .green
    #expect(leaf.tintColor == .green)
  }
}
