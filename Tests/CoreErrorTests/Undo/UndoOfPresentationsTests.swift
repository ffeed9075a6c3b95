import Portolan
import Testing

private final class PresentationDelegate: NSObject, UIPopoverPresentationControllerDelegate {}

@MainActor
@Suite("The undo of what is presented", .everyCompletion, .limited)
struct UndoOfPresentationsTests {
  /// Presents something on the root, in place of the modals, and then fails.
  private var failing: DestinationStep<InfoViewController, Any?> {
    build(InfoViewController.self).using(FailingAction())
      .from(build(BagViewController.self).using(.present).from(.root))
  }

  @Test("A modal that has chosen another style meanwhile has the style again in which it was presented")
  func style() async {
    let app = App(root: HomeViewController())
    let modal = LeavingViewController()
    modal.onLeft = { [unowned modal] in modal.modalPresentationStyle = .fullScreen }
    modal.modalPresentationStyle = .formSheet
    app.present(modal)
    await app.expectUndone { try await $0.navigate(to: failing, animated: false) }
    #expect(modal.modalPresentationStyle == .formSheet)
  }

  @Test("A modal on which something was presented stays where it is while that is taken away")
  func modalThatStays() async {
    let app = App(root: HomeViewController())
    let trace = Trace()
    let modal = app.present(LeavingViewController())
    modal.onLeave = { trace.note("leaves") }
    let presented = build(BagViewController.self).using(.present).from(.current)
    await app.expectUndone { try await $0.navigate(to: presented.failing, animated: false) }
    #expect(trace.lines.isEmpty)
  }

  @Test("A modal of a child that defines the context is presented by that child again", arguments: [true, false])
  func childThatDefinesContext(isDeep: Bool) async {
    let home = HomeViewController()
    home.definesPresentationContext = true
    let app = App(root: isDeep ? tabs(stack(home)) : stack(home))
    let modal = LoginViewController()
    modal.modalPresentationStyle = .overCurrentContext
    app.atOnce { home.present(modal, animated: false) }
    #expect(modal.presentingViewController === home)
    await app.expectUndone { try await $0.navigate(to: failing, animated: false) }
    #expect(modal.presentingViewController === home)
  }

  @Test("A popover that was dismissed points at its source again, and has its delegate", arguments: [true, false])
  func popover(animated: Bool) async {
    let app = App(root: HomeViewController())
    let (button, delegate, view) = (UIBarButtonItem(), PresentationDelegate(), UIView())
    let popover = LoginViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.barButtonItem = button
    popover.popoverPresentationController?.permittedArrowDirections = .up
    popover.popoverPresentationController?.passthroughViews = [view]
    popover.popoverPresentationController?.canOverlapSourceViewRect = true
    popover.popoverPresentationController?.backgroundColor = .red
    popover.popoverPresentationController?.delegate = delegate
    app.present(popover)
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: animated) }
    let presentation = popover.popoverPresentationController
    #expect(popover.presentingViewController != nil)
    #expect(presentation?.barButtonItem === button)
    #expect(presentation?.permittedArrowDirections == .up)
    #expect(presentation?.passthroughViews == [view])
    #expect(presentation?.canOverlapSourceViewRect == true)
    #expect(presentation?.backgroundColor == .red)
    #expect(presentation?.delegate === delegate)
  }

  @Test("A popover points at the same place of the same view again")
  func popoverAtView() async {
    let app = App(root: HomeViewController())
    let (view, place) = (UIView(), CGRect(x: 1, y: 2, width: 3, height: 4))
    let popover = LoginViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.sourceRect = place
    app.present(popover)
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: false) }
    #expect(popover.popoverPresentationController?.sourceView === view)
    #expect(popover.popoverPresentationController?.sourceRect == place)
  }

  @Test("A sheet that was dismissed rests at its heights again", arguments: [true, false])
  func sheet(animated: Bool) async {
    let app = App(root: HomeViewController())
    let sheet = LoginViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    sheet.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    sheet.sheetPresentationController?.preferredCornerRadius = 12
    app.present(sheet)
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: animated) }
    let presentation = sheet.sheetPresentationController
    #expect(sheet.presentingViewController != nil)
    #expect(presentation?.detents.map(\.identifier) == [.medium, .large])
    #expect(presentation?.selectedDetentIdentifier == .large)
    #expect(presentation?.largestUndimmedDetentIdentifier == .medium)
    #expect(presentation?.prefersGrabberVisible == true)
    #expect(presentation?.prefersScrollingExpandsWhenScrolledToEdge == false)
    #expect(presentation?.prefersEdgeAttachedInCompactHeight == true)
    #expect(presentation?.widthFollowsPreferredContentSizeWhenEdgeAttached == true)
    #expect(presentation?.preferredCornerRadius == 12)
  }

  @Test("The field that was edited in a modal is edited again", .headlessOnly, arguments: [true, false])
  func editedField(animated: Bool) async {
    let app = App(root: HomeViewController())
    let modal = LoginViewController()
    let field = UITextField()
    let box = UIView()
    box.addSubview(field)
    modal.view.addSubview(box)
    app.present(modal)
    #expect(field.becomeFirstResponder())
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: animated) }
    #expect(modal.presentingViewController != nil)
    #expect(field.isFirstResponder)
  }

  @Test("Any other presentation has its delegate again", arguments: [UIModalPresentationStyle.fullScreen, .custom])
  func delegate(style: UIModalPresentationStyle) async {
    let app = App(root: HomeViewController())
    let delegate = PresentationDelegate()
    let modal = LoginViewController()
    modal.modalPresentationStyle = style
    app.present(modal)
    modal.presentationController?.delegate = delegate
    await #expect(throws: Failure()) { try await app.router.navigate(to: failing, animated: false) }
    #expect(modal.presentingViewController != nil)
    #expect(modal.presentationController?.delegate === delegate)
  }
}
