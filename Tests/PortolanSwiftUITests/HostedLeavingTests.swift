@testable import PortolanSwiftUI
import Testing

@MainActor
@Suite("A hosted screen with unsaved changes", .everyCompletion, .limited)
struct HostedLeavingTests {
  private let notes = NotesApp()
  private var model: Notes { notes.notes }

  @Test(
    "A hosted screen with unsaved changes is asked by a route that would remove it, and by the plan named",
    arguments: [true, false])
  func route(mayLeave: Bool) async throws {
    try await notes.go(.home, .draft)
    model.draft = "Tea"
    model.mayLeave = mayLeave
    #expect(try notes.router.plan(to: NoteScreen.home.destination).asked.count == 1)
    if mayLeave {
      try await notes.go(.home)
      #expect(notes.screens == [.home])
    } else {
      let before = notes.app.state
      let error = await #expect(throws: RoutingError.self) { try await notes.go(.home) }
      #expect(error?.code == .leaveDenied)
      #expect(notes.app.state == before)
    }
    #expect(model.questions == 1)
  }

  @Test("A hosted screen with unsaved changes gets no subview, which UIHostingController warns of", .headlessOnly)
  func subviews() async throws {
    let draft = try await notes.go(.home, .draft)
    let count = draft.view.subviews.count
    model.draft = "Tea"
    await until { draft.navigationItem.backAction != nil }
    #expect(draft.view.subviews.count == count)
  }

  @Test("The close action of a hosted screen that the user keeps fails, which the observers receive")
  func closeDenied() async throws {
    final class Recorder: RouterObserver {
      var failures: [String] = []

      func router(did event: NavigationEvent) {
        if case .failed(let failure) = event.what { failures.append(failure.code) }
      }
    }
    let recorder = Recorder()
    notes.router.add(recorder)
    let draft = try await notes.go(.home, .draft)
    model.draft = "Tea"
    model.mayLeave = false
    let hosted = try #require(draft as? HostedController<DraftAssembly>)
    HostedEnvironment(hosted.place).close()
    await until { !recorder.failures.isEmpty }
    #expect(recorder.failures == ["leaveDenied"])
    #expect(notes.screens == [.home, .draft])
  }

  @Test("A hosted screen without changes is not asked")
  func saved() async throws {
    try await notes.go(.home, .draft)
    try await notes.go(.home)
    #expect(model.questions == 0)
  }

  @Test(
    "A hosted screen with unsaved changes asks when the user goes back, though the changes came after it was shown",
    .headlessOnly)
  func back() async throws {
    let draft = try await notes.go(.home, .draft)
    #expect(draft.navigationItem.backAction == nil)
    model.draft = "Tea"
    await until { draft.navigationItem.backAction != nil }
    #expect(notes.stack?.interactivePopGestureRecognizer?.isEnabled == false)
    try notes.window.user.back()
    await until { notes.screens == [.home] }
    await notes.app.rest()
    await settle()
    #expect(model.questions == 1)
    #expect(notes.stack?.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test("A hosted screen with unsaved changes lets the user swipe back again once the changes are saved", .headlessOnly)
  func discarded() async throws {
    let draft = try await notes.go(.home, .draft)
    model.draft = "Tea"
    await until { draft.navigationItem.backAction != nil }
    model.draft = ""
    await until { draft.navigationItem.backAction == nil }
    #expect(notes.stack?.interactivePopGestureRecognizer?.isEnabled == true)
    try notes.window.user.swipeBack()
    await notes.app.rest()
    #expect(notes.screens == [.home])
    #expect(model.questions == 0)
  }

  @Test("A hosted screen with unsaved changes leaves the swipe back of a screen above it alone", .headlessOnly)
  func covered() async throws {
    try await notes.go(.home, .draft)
    model.draft = "Tea"
    await until { notes.stack?.interactivePopGestureRecognizer?.isEnabled == false }
    try await notes.go(.note(id: 1))
    await until { notes.stack?.interactivePopGestureRecognizer?.isEnabled == true }
    #expect(notes.stack?.interactivePopGestureRecognizer?.isEnabled == true)
    try notes.window.user.swipeBack()
    await notes.app.rest()
    await until { notes.stack?.interactivePopGestureRecognizer?.isEnabled == false }
    #expect(notes.screens == [.home, .draft])
    #expect(notes.stack?.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test(
    "A hosted screen with unsaved changes asks when a sheet is swiped down, and when it closes itself", .headlessOnly)
  func sheet() async throws {
    let sheet = try await notes.go(.home, .sheet)
    model.draft = "Tea"
    await until { sheet.isModalInPresentation }
    model.mayLeave = false
    #expect(try !notes.window.user.swipeDown())
    await until { model.questions == 1 }
    await settle()
    #expect(sheet.presentingViewController != nil)
    model.mayLeave = true
    try notes.window.user.tap("Cancel")
    await until { sheet.presentingViewController == nil }
    #expect(sheet.presentingViewController == nil)
    #expect(model.questions == 2)
  }
}
