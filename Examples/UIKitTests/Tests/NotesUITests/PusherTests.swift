import NotesUI
import UIKit
import XCTest

/// Synchronous tests of a main actor's class that wait with a run loop.
@MainActor
final class PusherTests: XCTestCase {
  private let list = NoteListController()
  private lazy var navigationController = UINavigationController(rootViewController: list)
  private lazy var window = makeWindow(navigationController)
  private lazy var pusher = Pusher(navigationController)

  override func tearDown() async throws {
    window.isHidden = true
  }

  private func note(_ title: String) -> NoteController {
    NoteController(note: Note(title: title, text: "Text of \(title)"))
  }

  /// Pushes controllers one after the other, without an animation.
  private func push(_ viewControllers: UIViewController...) {
    _ = window
    for viewController in viewControllers {
      let pushed = expectation(description: "pushed")
      pusher.push(viewController, animated: false) { pushed.fulfill() }
      wait(for: [pushed], timeout: 1)
    }
  }

  func testPushCallsItsCompletionWhenTheControllerIsOnScreen() {
    _ = window
    let milk = note("Milk")
    let pushed = expectation(description: "pushed")
    pusher.push(milk, animated: true) {
      XCTAssertNotNil(milk.view.window)
      pushed.fulfill()
    }
    XCTAssertNil(milk.viewIfLoaded?.window)
    XCTAssertTrue(navigationController.topViewController === milk)
    waitForExpectations(timeout: 5)
  }

  func testPopReturnsToTheNearestControllerOfTheClass() {
    let milk = note("Milk")
    push(milk, UIViewController(), UIViewController())
    let popped = expectation(description: "popped")
    XCTAssertTrue(pusher.pop(to: NoteController.self, animated: true) { popped.fulfill() })
    wait(for: [popped], timeout: 5)
    XCTAssertEqual(navigationController.viewControllers, [list, milk])
    XCTAssertEqual(milk.title, "Milk")
  }

  func testPopStaysIfNoSuchControllerIsBelow() throws {
    push(note("Milk"))
    XCTAssertFalse(pusher.pop(to: NoteController.self, animated: true))
    let top = try XCTUnwrap(navigationController.topViewController as? NoteController)
    XCTAssertEqual(top.note.title, "Milk")
  }

  func testTheCoordinatorEndsAfterTheAnimationsBesideIt() {
    _ = window
    var order: [String] = []
    let completed = expectation(description: "completed")
    navigationController.pushViewController(note("Milk"), animated: true)
    XCTAssertNotNil(navigationController.transitionCoordinator)
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: { _ in order.append("alongside") },
      completion: { context in
        order.append(context.isCancelled ? "cancelled" : "completed")
        completed.fulfill()
      })
    wait(for: [completed], timeout: 5)
    XCTAssertEqual(order, ["alongside", "completed"])
  }

  func testTheTransactionCompletesAfterThePush() {
    _ = window
    let milk = note("Milk")
    let pushed = expectation(description: "pushed")
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      XCTAssertNotNil(milk.view.window)
      pushed.fulfill()
    }
    navigationController.pushViewController(milk, animated: true)
    CATransaction.commit()
    XCTAssertNil(milk.viewIfLoaded?.window)
    wait(for: [pushed], timeout: 5)
  }

  func testTheRunLoopShowsTheController() {
    _ = window
    let milk = note("Milk")
    pusher.push(milk, animated: false)
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    XCTAssertNotNil(milk.view.window)
  }
}
