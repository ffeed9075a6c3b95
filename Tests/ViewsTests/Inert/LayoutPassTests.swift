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

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      book.entries.append("isAppearing")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      book.entries.append("willLayout")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      book.entries.append("didLayout")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      book.entries.append("didAppear")
    }
  }

  // "viewIsAppearing … The system calls this method … after … the view … is laid out": WWDC 2023, session 10055, shows
  // viewIsAppearing, viewWillLayoutSubviews and viewDidLayoutSubviews in this order, before viewDidAppear.
  @Test("A view is laid out between viewIsAppearing and viewDidAppear, from the outside inward")
  func appearing() {
    let book = Book()
    let screen = Screen(Page(book))
    #expect(book.entries == ["isAppearing", "willLayout", "didLayout", "leaf", "didAppear"])
    _ = screen
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

  @Test("A subview makes a pass necessary")
  func subviews() {
    let book = Book()
    let page = Page(book)
    page.view.layoutIfNeeded()
    book.entries = []
    page.view.addSubview(UIView())
    page.view.layoutIfNeeded()
    #expect(book.entries == ["willLayout", "didLayout"])
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
