import Portolan
import Testing

@MainActor
@Suite("The platform", .limited)
struct PlatformTests {
  @Test("Importing Portolan brings UIKit's names")
  func importsUIKit() {
    let responder: Any = UIResponder()
    #expect(responder is NSObject)
  }

  #if !canImport(UIKit)
    @Test("The screen of a rule performs changes in a later turn, or inside the call when the rule is run for that")
    func turns() async {
      for turn in [Turn.later, .immediate] {
        let (screen, modal) = (Turn.$current.withValue(turn) { Screen() }, UIViewController())
        screen.root.present(modal, animated: false, completion: nil)
        #expect((modal.viewIfLoaded?.window === screen.window) == (turn == .immediate))
        await settle()
        #expect(modal.viewIfLoaded?.window === screen.window)
      }
    }
  #endif
}
