#if !canImport(UIKit)
  import Portolan
  import Testing

  // Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate and the pages of its methods. The order of the callbacks, and that
  // the content is dragged until it is at rest, are from logs in public articles: juejin.cn/post/7020976046191149070 and
  // mo4tech.com/uiscrollviews-related-slide-proxy-callback-methods-and-property-changes-while-sliding.html.
  @MainActor
  @Suite("The user scrolls", .rule(.gestures), .headlessOnly, .tags(.observed), .limited)
  struct UserScrollTests {
    /// A delegate that writes down each callback with the state of the scroll view.
    private final class Listener: NSObject, UITableViewDelegate {
      var heard: [String] = []
      var velocity = CGPoint.zero
      var changedRest: CGFloat?

      private func note(_ word: String, _ view: UIScrollView) {
        let flags = [("t", view.isTracking), ("d", view.isDragging), ("m", view.isDecelerating)]
        heard.append("\(word) at \(Int(view.contentOffset.y)) \(flags.filter(\.1).map(\.0).joined())")
      }

      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        note("lift to \(Int(targetContentOffset.pointee.y))", scrollView)
        self.velocity = velocity
        if let changedRest { targetContentOffset.pointee.y = changedRest }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("end, \(decelerate)", scrollView)
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("move on", scrollView) }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
    }

    private let listener = Listener()
    private let view = UIScrollView()
    private let screen: Screen

    init() {
      let controller = UIViewController()
      controller.view.addSubview(view)
      view.delegate = listener
      screen = Screen(controller)
    }

    @Test("A drag whose finger stops tells the delegate of its beginning, its way and its end")
    func drag() throws {
      #expect(try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 40)))
      #expect(listener.heard == ["begin at 0 td", "scroll at 40 td", "lift to 40 at 40 td", "end, false at 40 "])
      #expect(listener.velocity == .zero)
      #expect(!view.isDragging)
    }

    @Test("A flick moves on after the finger has been lifted, and comes to rest")
    func flick() throws {
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 40), restingAt: CGPoint(x: 0, y: 200))
      #expect(
        listener.heard == [
          "begin at 0 td", "scroll at 40 td", "lift to 200 at 40 td", "end, true at 40 d", "move on at 40 dm",
          "scroll at 200 dm", "rest at 200 ",
        ])
      #expect(listener.velocity.x == 0)
      #expect(listener.velocity.y > 0)
    }

    // Source: developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:):
    // the delegate can change the offset, and the method is not called if the scroll view has paging.
    @Test("The delegate can move the point of rest, and is not asked if the content has pages")
    func pointOfRest() throws {
      listener.changedRest = 100
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 40), restingAt: CGPoint(x: 0, y: 200))
      #expect(view.contentOffset.y == 100)
      view.isPagingEnabled = true
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 120), restingAt: CGPoint(x: 0, y: 200))
      #expect(view.contentOffset.y == 200)
    }

    @Test("The recogniser of drags passes through its states, with the way of the finger, and can refuse")
    func recognizer() throws {
      var states: [(UIGestureRecognizer.State, CGFloat)] = []
      let pan = view.panGestureRecognizer
      #expect(pan.view === view)
      pan.headlessHandler = { states.append(($0.state, pan.translation(in: nil).y)) }
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 40))
      #expect(states.map(\.0) == [.began, .changed, .ended])
      #expect(states.map(\.1) == [0, -40, -40])
      pan.isEnabled = false
      #expect(try !screen.window.user.scroll(view, to: CGPoint(x: 0, y: 80)))
      #expect(view.contentOffset.y == 40)
    }

    // Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum/ondrag.
    @Test("A drag ends editing if the scroll view dismisses the keyboard")
    func keyboard() throws {
      let field = UITextField()
      view.addSubview(field)
      field.becomeFirstResponder()
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 40))
      #expect(field.isFirstResponder)
      view.keyboardDismissMode = .onDrag
      try screen.window.user.scroll(view, to: CGPoint(x: 0, y: 80))
      #expect(!field.isFirstResponder)
    }

    @Test("A table tells its own delegate of drags")
    func table() throws {
      let table = UITableViewController()
      table.tableView.delegate = listener
      try Screen(table).window.user.scroll(table.tableView, to: CGPoint(x: 0, y: 10))
      #expect(listener.heard.first == "begin at 0 td")
    }

    @Test("The user cannot scroll a view that is not on top, takes no touches or does not scroll")
    func refused() throws {
      #expect(throws: UserGestureError.self) { try screen.window.user.scroll(UIScrollView(), to: .zero) }
      view.isScrollEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.scroll(view, to: .zero) }
      view.isScrollEnabled = true
      view.isUserInteractionEnabled = false
      #expect(throws: UserGestureError.self) { try screen.window.user.scroll(view, to: .zero) }
      #expect(listener.heard.isEmpty)
    }
  }
#endif
