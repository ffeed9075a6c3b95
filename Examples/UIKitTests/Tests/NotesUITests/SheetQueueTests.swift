import NotesUI
import UIKit
import XCTest

/// Asynchronous tests of a main actor's class that prepare and end asynchronously too.
@MainActor
final class SheetQueueTests: XCTestCase {
  private var presenter: UIViewController!
  private var window: UIWindow!
  private var queue: SheetQueue!

  override func setUp() async throws {
    presenter = UIViewController()
    window = makeWindow(presenter)
    queue = SheetQueue(presenter: presenter)
  }

  override func tearDown() async throws {
    window.isHidden = true
    (presenter, window, queue) = (nil, nil, nil)
  }

  /// Returns when a condition holds, which is asked in turns of the main queue.
  private func eventually(_ condition: @escaping @MainActor () -> Bool) async {
    let held = expectation(description: "the condition holds")
    let end = Date().addingTimeInterval(4)
    @MainActor func ask() {
      if condition() {
        held.fulfill()
      } else if Date() < end {
        DispatchQueue.main.async { ask() }
      }
    }
    ask()
    await fulfillment(of: [held], timeout: 5)
  }

  func testTheFirstSheetIsPresented() async {
    let sheet = UIViewController()
    queue.enqueue(sheet)
    await eventually { sheet.viewIfLoaded?.window != nil && !sheet.isBeingPresented }
    XCTAssertTrue(presenter.presentedViewController === sheet)
    XCTAssertEqual(queue.waiting, [])
  }

  func testTheNextSheetComesWhenTheFirstIsFinished() async {
    let (first, second) = (UIViewController(), UIViewController())
    queue.enqueue(first)
    queue.enqueue(second)
    await eventually { first.viewIfLoaded?.window != nil && !first.isBeingPresented }
    XCTAssertEqual(queue.waiting, [second])

    queue.finish(animated: true)
    await eventually { self.presenter.presentedViewController === second }
    XCTAssertNil(first.presentingViewController)
    XCTAssertEqual(queue.waiting, [])
  }

  func testTheNextSheetComesWhenTheUserPullsTheFirstDown() async throws {
    let (first, second) = (UIViewController(), UIViewController())
    queue.enqueue(first)
    queue.enqueue(second)
    await eventually { first.viewIfLoaded?.window != nil && !first.isBeingPresented }

    let presentationController = try XCTUnwrap(first.presentationController)
    let dismissed = expectation(description: "dismissed")
    first.dismiss(animated: true) { dismissed.fulfill() }
    await fulfillment(of: [dismissed], timeout: 5)
    queue.presentationControllerDidDismiss(presentationController)
    await eventually { self.presenter.presentedViewController === second }
  }
}
