import Portolan
import Testing

@MainActor
@Suite("The order of subviews", .rule(.values), .tags(.documented))
struct OrderOfViewsTests {
  let views = [UIView(), UIView(), UIView()]

  private var box: UIView {
    let box = UIView()
    for view in views { box.addSubview(view) }
    return box
  }

  // Source: developer.apple.com/documentation/uikit/uiview/bringsubviewtofront(_:).
  @Test("A view is brought to the front or sent to the back")
  func moving() {
    let box = box
    box.bringSubviewToFront(views[0])
    #expect(box.subviews == [views[1], views[2], views[0]])
    box.sendSubviewToBack(views[2])
    #expect(box.subviews == [views[2], views[1], views[0]])
  }

  // Source: developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:) and its page for above.
  @Test("A view is inserted below or above another, even one that was elsewhere in the list")
  func inserting() {
    let (box, new) = (box, UIView())
    box.insertSubview(new, belowSubview: views[1])
    #expect(box.subviews == [views[0], new, views[1], views[2]])
    box.insertSubview(new, aboveSubview: views[2])
    #expect(box.subviews == [views[0], views[1], views[2], new])
    box.insertSubview(views[0], aboveSubview: views[1])
    #expect(box.subviews == [views[1], views[0], views[2], new])
  }
}
