import Portolan
import Testing

@MainActor
@Suite("Values without an effect are kept")
struct InertValueTests {
  @Test("A view keeps its colours, its layer and its constraints")
  func view() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    view.backgroundColor = .systemBlue.withAlphaComponent(0.5)
    #expect(view.backgroundColor == UIColor.systemBlue.withAlphaComponent(0.5))
    #expect(view.backgroundColor != .systemBlue)
    view.layer.cornerRadius = 8
    #expect(view.layer.cornerRadius == 8)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    view.transform = CGAffineTransform(translationX: 4, y: 5)
    #expect(view.transform.tx == 4)
  }

  @Test("Priorities, spaces, pictures of segments and copied items are kept")
  func kept() {
    let (view, stack) = (UIView(), UIStackView())
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: view)
    #expect(stack.customSpacing(after: view) == 12)
    let control = UISegmentedControl(items: ["Map"])
    control.setImage(UIImage(systemName: "map"), forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == UIImage(systemName: "map"))
    #expect(control.imageForSegment(at: 1) == nil)
    #expect(control.titleForSegment(at: 0) == nil)
    let board = UIPasteboard.general
    let count = board.changeCount
    board.string = "token"
    #expect(board.items.first?["public.utf8-plain-text"] as? String == "token")
    board.url = URL(string: "https://store.example")
    #expect(board.hasURLs)
    board.setItems([["public.utf8-plain-text": "other"]], options: [:])
    #expect(board.string == "other" && board.url == nil)
    board.items = []
    #expect(board.string == nil && !board.hasStrings)
    #expect(board.changeCount > count)
  }

  @Test("A colour has components by hue, too, and an equal colour is equal")
  func colors() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) == UIColor.gray)
    #expect(UIColor.label != UIColor.black)
  }

  @Test("A constraint knows its sides, and is in force once it is activated")
  func constraints() {
    let (view, other) = (UIView(), UIView())
    other.addSubview(view)
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 12)
    #expect(!constraint.isActive)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === other)
    #expect(constraint.firstAttribute == .top)
    #expect(constraint.secondAttribute == .bottom)
    #expect(constraint.constant == 12)
    #expect(view.widthAnchor.constraint(equalToConstant: 40).constant == 40)
    #expect(other.safeAreaLayoutGuide === other.safeAreaLayoutGuide)
  }

  @Test("Bars keep their looks, and know the items of their controllers")
  func bars() {
    let first = UIViewController()
    first.title = "First"
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.navigationBar.topItem === first.navigationItem)
    #expect(stack.navigationBar.topItem?.title == "First")
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    #expect(tabs.tabBar.items?.count == 2)
    #expect(tabs.tabBar.selectedItem === stack.tabBarItem)
  }

  @Test("A sheet keeps its detents and its delegate in either form")
  func sheets() {
    final class Watcher: NSObject, UISheetPresentationControllerDelegate {}
    let controller = UIViewController()
    let (watcher, sheet) = (Watcher(), controller.sheetPresentationController)
    sheet?.detents = [.medium(), .custom(identifier: .init("low")) { _ in 80 }]
    #expect(sheet?.detents.map(\.identifier) == [.medium, .init("low")])
    sheet?.delegate = watcher
    #expect(controller.presentationController?.delegate === watcher)
  }

  @Test("A controller keeps its preferences")
  func controller() {
    let controller = UIViewController()
    #expect(controller.edgesForExtendedLayout == .all)
    controller.edgesForExtendedLayout = []
    #expect(controller.edgesForExtendedLayout == [])
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing)
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.traitOverrides.horizontalSizeClass = .compact
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("One object stands for all instances of a class, and another for those inside instances of other classes")
  func appearance() {
    UINavigationBar.appearance().barTintColor = .systemPink
    #expect(UINavigationBar.appearance().barTintColor == .systemPink)
    let inside = UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
    inside.barTintColor = .systemTeal
    #expect(UINavigationBar.appearance().barTintColor == .systemPink)
    UINavigationBar.appearance().barTintColor = nil
    inside.barTintColor = nil
  }

  @Test("Points and rectangles have coordinates in other views")
  func coordinates() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: outer) == CGPoint(x: 4, y: 5))
    #expect(inner.convert(CGPoint(x: 4, y: 5), from: outer) == CGPoint(x: 3, y: 3))
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
  }

  @Test("An item of the system has its title, and a mask has all corners unless it is set")
  func looks() {
    #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 3).tag == 3)
    let view = UIView()
    #expect(view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(!view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }
}
