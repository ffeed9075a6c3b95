import NotesUI
import UIKit
import XCTest

/// Synchronous tests of a class without isolation that enter the main actor by themselves.
final class NoteListControllerTests: XCTestCase, @unchecked Sendable {
  private final class Delegate: NoteListControllerDelegate {
    private(set) var selected: [Note] = []

    func noteListController(_ controller: NoteListController, didSelect note: Note) { selected.append(note) }
  }

  @MainActor private var controller: NoteListController!

  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      controller = NoteListController(style: .plain)
      controller.notes = [Note(title: "Milk", text: "Two litres"), Note(title: "Bread", text: "Rye")]
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated { controller = nil }
    super.tearDown()
  }

  func testEachNoteHasARow() {
    MainActor.assumeIsolated {
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
      let cell = controller.tableView(controller.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
      XCTAssertEqual(cell.textLabel?.text, "Bread")
    }
  }

  func testARemovedNoteHasNoRow() {
    MainActor.assumeIsolated {
      controller.loadViewIfNeeded()
      controller.notes.removeLast()
      XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 1)
    }
  }

  func testTheDelegateReceivesTheChosenNote() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      controller.delegate = delegate
      controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      XCTAssertEqual(delegate.selected.map(\.title), ["Milk"])
    }
  }

  func testTheListWaitsForNotesThatComeLater() {
    MainActor.assumeIsolated {
      controller.loadViewIfNeeded()
      let controller = self.controller!
      DispatchQueue.main.async { controller.notes = [] }
      let empty = expectation(
        for: NSPredicate { _, _ in MainActor.assumeIsolated { controller.notes.isEmpty } }, evaluatedWith: nil)
      wait(for: [empty], timeout: 5)
      XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 0)
    }
  }
}
