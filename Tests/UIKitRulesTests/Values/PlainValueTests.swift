import Portolan
import Testing

/// Values that views and items report before anything is on screen.
///
/// Sources: the test suites of libraries that ran against UIKit, as far as no other is named: three libraries for constraints,
/// and for views, tables and bar buttons github.com/SwifterSwift/SwifterSwift.
@MainActor
@Suite("A plain value", .rule(.values), .tags(.observed))
struct PlainValueTests {
  private let outer = UIView()
  private let inner = UIView()

  // Source: developer.apple.com/documentation/uikit/uiview/bounds: the rectangle is "in its own coordinate system", and a change of its
  // origin moves what the view shows.
  @Test("The origin of a view's bounds is kept, and moves the views inside", .tags(.documented))
  func originOfBounds() {
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 30, width: 40, height: 40)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 15)
    #expect(outer.bounds == CGRect(x: 5, y: 15, width: 100, height: 100))
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(inner.frame.origin == CGPoint(x: 20, y: 30))
    let root = UIView()
    root.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 25, y: 25))
    #expect(outer.hitTest(CGPoint(x: 30, y: 40), with: nil) === inner)
    outer.bounds = CGRect(x: 0, y: 0, width: 80, height: 100)
    #expect(outer.frame == CGRect(x: 20, y: 10, width: 80, height: 100))
  }

  @Test("An active constraint is a constraint of the nearest view around both sides")
  func constraintOfTwoViews() {
    let sibling = UIView()
    outer.addSubview(inner)
    outer.addSubview(sibling)
    let toSuperview = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let toSibling = inner.leadingAnchor.constraint(equalTo: sibling.trailingAnchor)
    let toGuide = inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor)
    let ofSize = inner.widthAnchor.constraint(equalToConstant: 4)
    #expect(outer.constraints.isEmpty)
    NSLayoutConstraint.activate([toSuperview, toSibling, toGuide])
    ofSize.isActive = true
    #expect(outer.constraints == [toSuperview, toSibling, toGuide])
    #expect(inner.constraints == [ofSize])
    #expect(toSuperview.isActive && ofSize.isActive)
    NSLayoutConstraint.deactivate([toSibling])
    toSuperview.isActive = false
    #expect(outer.constraints == [toGuide])
    #expect(!toSibling.isActive && !toSuperview.isActive)
  }

  // Source: developer.apple.com/documentation/uikit/uiview/removefromsuperview(): "Calling this method removes any constraints that
  // refer to the view you are removing, or that refer to any view in the subtree of the view you are removing."
  @Test("A view that leaves its superview takes the constraints between them out of force", .tags(.documented))
  func constraintOfRemovedView() {
    let innermost = UIView()
    outer.addSubview(inner)
    inner.addSubview(innermost)
    let outside = innermost.topAnchor.constraint(equalTo: outer.topAnchor)
    let inside = innermost.topAnchor.constraint(equalTo: inner.topAnchor)
    NSLayoutConstraint.activate([outside, inside])
    inner.removeFromSuperview()
    #expect(outer.constraints.isEmpty)
    #expect(!outside.isActive)
    #expect(inner.constraints == [inside])
  }

  @Test("A constraint that is added or removed by hand is in force as long as the view has it")
  func constraintByHand() {
    outer.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    outer.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(outer.constraints == [constraint])
    outer.removeConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(outer.constraints.isEmpty)
  }

  @Test("A view whose last recogniser was removed has an empty list of them, and not nil")
  func recognizers() {
    #expect(outer.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    outer.addGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == [tap])
    outer.removeGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == [])
  }

  // Source: `testIndexPathForLastRowInSection` of SwifterSwift.
  @Test("A table without a data source has one section, without rows")
  func tableWithoutDataSource() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test("A bar button keeps the target of its creation")
  func target() {
    let target = NSObject()
    let buttons = [
      UIBarButtonItem(title: "Done", style: .plain, target: target, action: nil),
      UIBarButtonItem(image: nil, style: .plain, target: target, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: target, action: nil),
    ]
    #expect(buttons.allSatisfy { $0.target === target })
  }
}
