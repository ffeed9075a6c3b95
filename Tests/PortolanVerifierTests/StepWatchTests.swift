#if !canImport(UIKit)
  import FlawedApp
  import Portolan
  import PortolanTestTraits
  @testable import PortolanVerifier
  import Testing

  @Suite("The observer of an action", .limited)
  @MainActor
  struct StepWatchTests {
    @Test("A navigation is under way until it is reached or fails, across actions")
    func waiting() {
      let watch = StepWatch()
      let (help, login) = (Destination(FlawedScreen.help), Destination(FlawedScreen.login))
      watch.router(did: .requested(login))
      watch.router(did: .requested(help))
      watch.begin(observingPlansIn: nil)
      #expect(watch.waiting == ["help", "login"])
      watch.router(did: .reached(help, UIViewController()))
      #expect(watch.waiting == ["login"])
      watch.router(did: .failed(login, CancellationError()))
      #expect(watch.waiting.isEmpty)
    }

    @Test("A repeated action must change nothing if it is an event, or if it navigates to the same screen again")
    func arrivals() {
      let (link, step, other) = (
        Arrival(at: "login", isEvent: true), Arrival(at: "login", isEvent: false), Arrival(at: "help", isEvent: false)
      )
      #expect(link.mustChangeNothing(again: .none))
      #expect(step.mustChangeNothing(again: step))
      #expect(!step.mustChangeNothing(again: other))
      #expect(!step.mustChangeNothing(again: .none))
      #expect(!Arrival.none.mustChangeNothing(again: .none))
    }
  }
#endif
