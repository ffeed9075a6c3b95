#if !canImport(UIKit)
  import FlawedApp
  import Portolan
  import PortolanTestTraits
  @testable import PortolanVerifier
  import Testing

  @Suite("The survey of the windows", .limited)
  @MainActor
  struct SurveyTests {
    @Test("A refusal is judged in its own window, although others are open")
    func windows() {
      let windows = (0..<3).map { _ in UIWindow() }
      for window in windows {
        window.rootViewController = UINavigationController(rootViewController: UIViewController())
      }
      let changes = windows.map { PlannedChange(nil, in: $0) }
      var surveyor = Surveyor(table: ValueTable<FlawedScreen>())
      for window in windows { surveyor.visit(window, isCurrent: window === windows[1]) }
      let survey = surveyor.survey
      #expect(survey.identities.count == 6)
      for change in changes { #expect(change.isUnchanged(survey.identities(in: change.window))) }
      #expect(!changes[0].isUnchanged(survey.identities(in: changes[1].window)))
      #expect(survey.identities(in: ObjectIdentifier(UIWindow())).isEmpty)
    }
  }
#endif
