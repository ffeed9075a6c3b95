import Portolan
import Testing

@MainActor
@Suite("Layout passes")
struct LayoutPassTests {
  final class Book {
    var entries: [String] = []
  }

  final class Leaf: UIView {
    let book: Book

    init(_ book: Book) {
      self.book = book
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      book = Book()
      super.init(coder: coder)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      book.entries.append("leaf")
    }
  }

  final class Page: UIViewController {
    let book: Book

    init(_ book: Book) {
      self.book = book
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      book = Book()
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Leaf(book))
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      book.entries.append("willLayout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      book.entries.append("didLayout")
    }
  }

  @Test("A layout pass lays out the views that need it, once")
  func passes() {
    let book = Book()
    let page = Page(book)
    page.loadViewIfNeeded()
    #expect(book.entries == [])
    page.view.layoutIfNeeded()
    #expect(book.entries == ["willLayout", "didLayout", "leaf"])
    page.view.layoutIfNeeded()
    #expect(book.entries.count == 3)
    page.view.setNeedsLayout()
    page.view.layoutIfNeeded()
    #expect(book.entries.suffix(2) == ["willLayout", "didLayout"])
  }

  // Source: developer.apple.com/documentation/uikit/uiview/bounds and layoutsubviews().
  @Test("A new size makes a pass necessary, by the frame or by the bounds, and the bounds keep the middle")
  func sizes() {
    let book = Book()
    let leaf = Leaf(book)
    leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    leaf.layoutIfNeeded()
    book.entries = []
    leaf.frame.origin.x = 5
    leaf.layoutIfNeeded()
    #expect(book.entries == [])
    leaf.frame.origin.x = 0
    leaf.frame.size.height = 20
    leaf.layoutIfNeeded()
    leaf.frame.size.height = 10
    leaf.layoutIfNeeded()
    #expect(book.entries == ["leaf", "leaf"])
    leaf.bounds.size = CGSize(width: 30, height: 30)
    #expect(leaf.frame == CGRect(x: -10, y: -10, width: 30, height: 30))
    leaf.layoutIfNeeded()
    #expect(book.entries.count == 3)
  }

  // Source: developer.apple.com/documentation/uikit/uiscrollview/contentoffset.
  @Test("The bounds of a scroll view begin at the offset of its content")
  func scrolledBounds() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 120, width: 100, height: 20)))
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset.y = 100
    #expect(scroll.bounds == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 0, y: 70))
    #expect(inner.convert(CGPoint.zero, to: scroll) == CGPoint(x: 0, y: 120))
    #expect(scroll.hitTest(CGPoint(x: 5, y: 125), with: nil) === inner)
    scroll.bounds.origin.y = 0
    #expect(scroll.contentOffset == .zero)
  }

  // Source: developer.apple.com/documentation/uikit/uiview/updateconstraints() and tintcolordidchange().
  @Test("A pass updates the constraints that need it, and a tint colour reaches the views that have it from above")
  func constraints() {
    final class Card: UIView {
      var updates = 0
      var tints = 0
      override func updateConstraints() {
        super.updateConstraints()
        updates += 1
      }
      override func tintColorDidChange() {
        super.tintColorDidChange()
        tints += 1
      }
    }
    let (outer, card) = (UIView(), Card())
    outer.addSubview(card)
    let screen = Screen(outer)
    outer.layoutIfNeeded()
    (card.updates, card.tints) = (0, 0)
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(card.updates == 1)
    #expect(!card.needsUpdateConstraints())
    outer.tintColor = .red
    #expect(card.tints == 1)
    card.tintColor = .blue
    outer.tintColor = .green
    #expect(card.tints == 2)
    withExtendedLifetime(screen) {}
  }

  @Test("A pushed screen is laid out once")
  func pushing() {
    let book = Book()
    let stack = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(stack)
    stack.pushViewController(Page(book), animated: false)
    #expect(book.entries.filter { $0 == "willLayout" }.count == 1)
    _ = screen
  }
}
