import Portolan
import Testing

/// The behaviour of views that the suites of apps assert most often.
///
/// The source of a rule without a comment is the page of Apple's documentation about the type.
@MainActor
@Suite("What the suites of apps assert of views")
struct AppSuiteTests {
  @Test("A constraint to a guide of a scroll view holds")
  func scrollGuides() {
    let (scroll, content) = (UIScrollView(), UIView())
    scroll.addSubview(content)
    let constraints = [
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(scroll.frameLayoutGuide.owningView === scroll)
    #expect(constraints.filter(\.isActive).count == 2)
    let cell = UICollectionViewListCell()
    #expect(cell.separatorLayoutGuide.owningView === cell)
  }

  // Source: developer.apple.com/documentation/uikit/uiimage, "Comparing Images": isEqual compares the content.
  @Test("Two images of one name are equal, and two without a name are not")
  func images() {
    #expect(UIImage(systemName: "star.fill") == UIImage(systemName: "star.fill"))
    #expect(UIImage(systemName: "star.fill")?.hash == UIImage(systemName: "star.fill")?.hash)
    #expect(UIImage(systemName: "star.fill") != UIImage(systemName: "star"))
    #expect(UIImageView(image: UIImage(systemName: "star")).image == UIImage(systemName: "star"))
    #expect(UIImage() != UIImage())
  }

  @Test("The label and the image view of a button have its title and its image, also those that were read before")
  func buttonContent() {
    let (button, star) = (UIButton(type: .system), UIImage(systemName: "star"))
    let label = button.titleLabel
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold", for: .disabled)
    button.setImage(star, for: .normal)
    #expect(label?.text == "Buy")
    #expect(button.titleLabel === label)
    #expect(button.imageView?.image === star)
    button.isEnabled = false
    #expect(label?.text == "Sold")
  }

  // Source: developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property.
  @Test("A button updates its configuration, and then calls its handler, when its state changes")
  func buttonStates() {
    final class Toggle: UIButton {
      var updates = 0
      override func updateConfiguration() {
        super.updateConfiguration()
        updates += 1
      }
    }
    let button = Toggle()
    button.configuration = .plain()
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
      button.configuration?.subtitle = "\((button as? Toggle)?.updates ?? 0 > 0)"
    }
    let screen = Screen(button)
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Off")
    #expect(button.configuration?.subtitle == "true")
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "On")
    withExtendedLifetime(screen) {}
  }

  #if !canImport(UIKit)
    // Source: developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction.
    @Test("A tap selects a button that changes its selection, and the next tap deselects it")
    func toggledButton() throws {
      var states: [Bool] = []
      let action = UIAction(title: "Sold out") { states.append(($0.sender as? UIButton)?.isSelected == true) }
      let button = UIButton(type: .system, primaryAction: action)
      button.changesSelectionAsPrimaryAction = true
      let screen = Screen(button)
      try screen.window.user.tap(button: "Sold out")
      try screen.window.user.tap(button: "Sold out")
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [])
      try screen.window.user.tap(button: "Sold out")
      #expect(states == [true, false, false])
    }
  #endif

  // Source: developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder().
  @Test("Any view, controller or search bar becomes first responder if it can, in place of the former one")
  func responders() {
    final class Pad: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Page: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Stubborn: UIView {
      var mayLeave = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { mayLeave }
    }
    let (page, pad, bar, stubborn) = (Page(), Pad(), UISearchBar(), Stubborn())
    let screen = Screen(page)
    for view in [pad, bar, stubborn] { page.view.addSubview(view) }
    #expect(!UIView().becomeFirstResponder())
    #expect(!Pad().becomeFirstResponder())
    #expect(pad.becomeFirstResponder() && pad.isFirstResponder)
    #expect(bar.becomeFirstResponder() && bar.isFirstResponder && !pad.isFirstResponder)
    #expect(bar.searchTextField.isFirstResponder)
    #expect(bar.resignFirstResponder() && !bar.searchTextField.isFirstResponder && !bar.isFirstResponder)
    #expect(page.becomeFirstResponder() && page.isFirstResponder)
    #expect(stubborn.becomeFirstResponder() && !page.isFirstResponder)
    #expect(!pad.becomeFirstResponder() && stubborn.isFirstResponder)
    #expect(!stubborn.resignFirstResponder())
    stubborn.mayLeave = true
    #expect(stubborn.resignFirstResponder() && !stubborn.isFirstResponder)
    #expect(page.becomeFirstResponder())
    screen.window.rootViewController = UIViewController()
    #expect(!page.isFirstResponder)
  }

  @Test("A view has a layer of the class that it names")
  func layerClass() {
    final class Fade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    final class Ring: CAShapeLayer {}
    final class Dial: UIView {
      override class var layerClass: AnyClass { Ring.self }
    }
    #expect(Fade().layer is CAGradientLayer)
    #expect(Dial().layer is Ring)
    #expect(!(UIView().layer is CAShapeLayer))
  }

  // Source: developer.apple.com/documentation/uikit/uiview/addsubview(_:): a view has one superview.
  @Test("A subview that is added again moves in front, keeps its constraints and stays first responder")
  func readding() {
    final class Note: UITextField {
      var moves = 0
      override func didMoveToSuperview() { moves += 1 }
    }
    let (note, other) = (Note(), UIView())
    let screen = Screen(note, other)
    let edge = note.topAnchor.constraint(equalTo: other.bottomAnchor)
    edge.isActive = true
    #expect(note.becomeFirstResponder())
    let superview = note.superview
    superview?.addSubview(note)
    #expect(superview?.subviews == [other, note])
    superview?.insertSubview(note, belowSubview: other)
    #expect(superview?.subviews == [note, other])
    superview?.insertSubview(note, aboveSubview: other)
    #expect(superview?.subviews == [other, note])
    #expect(edge.isActive && note.isFirstResponder)
    #expect(note.moves == 1)
    withExtendedLifetime(screen) {}
  }

  // Source: developer.apple.com/documentation/uikit/uiview/willmove(tosuperview:).
  @Test("A view is told before and after it enters and leaves its superview")
  func superviews() {
    final class Leaf: UIView {
      var log: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        log.append(newSuperview == nil ? "will leave" : "will enter")
      }
      override func didMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
    }
    let (outer, leaf) = (UIView(), Leaf())
    outer.addSubview(leaf)
    leaf.removeFromSuperview()
    #expect(leaf.log == ["will enter", "entered", "will leave", "left"])
  }

  // Source: developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem.
  @Test("A controller has one edit button, whose title follows the editing")
  func editButton() {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    #expect(page.navigationItem.rightBarButtonItem === page.editButtonItem)
    #expect(page.editButtonItem.title == "Edit")
    page.setEditing(true, animated: false)
    #expect(page.navigationItem.rightBarButtonItem?.title == "Done")
    page.isEditing = false
    #expect(page.editButtonItem.title == "Edit")
  }

  // Source: developer.apple.com/documentation/uikit/uitraitchangeobservable.
  @Test("The override of the user interface style changes the traits of all below, and tells them")
  func style() {
    final class Page: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
    }
    let page = Page()
    page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (page: Page, _: UITraitCollection) in
      page.styles.append(page.traitCollection.userInterfaceStyle)
    }
    let screen = Screen(page)
    page.styles = []
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(page.styles == [.dark])
    page.overrideUserInterfaceStyle = .light
    page.view.overrideUserInterfaceStyle = .dark
    #expect(page.styles == [.dark, .light])
  }

  // Source: developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification and its neighbours.
  @Test("The beginning and the end of editing are posted")
  func editing() {
    final class Box: @unchecked Sendable {
      var names: [Notification.Name] = []
    }
    let (field, view, box) = (UITextField(), UITextView(), Box())
    let screen = Screen(field, view)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        if note.object as AnyObject === field || note.object as AnyObject === view { box.names.append(note.name) }
      }
    }
    #expect(field.becomeFirstResponder() && view.becomeFirstResponder() && view.resignFirstResponder())
    #expect(box.names == names)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    withExtendedLifetime(screen) {}
  }

  @Test("A stack in a tab bar has the item of its root, unless it has one of its own")
  func itemOfStack() {
    let (root, other) = (UIViewController(), UIViewController())
    root.title = "Home"
    other.title = "Other"
    let (stack, named) = (
      UINavigationController(rootViewController: root), UINavigationController(rootViewController: other)
    )
    named.tabBarItem = UITabBarItem(title: "Named", image: nil, tag: 7)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, named]
    #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Named"])
    root.title = "House"
    #expect(stack.tabBarItem.title == "House")
  }

  // Source: developer.apple.com/documentation/uikit/uitextview/text and its neighbours, whose type is implicitly unwrapped.
  @Test("A text, a font and a colour that are set to nil are the default again")
  func defaults() {
    let (label, view) = (UILabel(), UITextView())
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    view.text = "Hello"
    label.font = nil
    label.textColor = nil
    view.text = nil
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(view.text == "")
    view.attributedText = nil
    #expect(view.attributedText.length == 0)
  }

  @Test("The bounds of a slider move its value, and each other")
  func slider() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 4
    slider.minimumValue = 5
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.value == 2)
    #expect(slider.minimumValue == 2)
  }
}
