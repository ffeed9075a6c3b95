import Portolan
import Testing

@MainActor
@Suite("Stack views")
struct StackViewTests {
  private let views = (0..<3).map { _ in UIView() }

  @Test("Arranged views are subviews, in their own order")
  func arranged() {
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 1)
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    #expect(stack.subviews == [views[0], views[1], views[2]])
    #expect(stack.axis == .horizontal)
  }

  @Test("A view that is no longer arranged stays a subview")
  func removed() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[1].superview === stack)
  }

  @Test("A view that leaves the tree is no longer arranged, not even when it comes back")
  func left() {
    let stack = UIStackView(arrangedSubviews: views)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    let other = UIView()
    other.addSubview(views[0])
    stack.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test("A view that is arranged again moves to its new place")
  func moved() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views)
  }

  @Test("A view is found by its tag, the view itself first")
  func tag() {
    let root = UIView()
    let stack = UIStackView(arrangedSubviews: views)
    root.addSubview(stack)
    views[1].tag = 7
    #expect(root.viewWithTag(7) === views[1])
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(8) == nil)
  }
}
