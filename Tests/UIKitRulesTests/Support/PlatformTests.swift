import Portolan
import Testing

@MainActor
@Suite("The platform")
struct PlatformTests {
  @Test("Importing Portolan brings UIKit's names")
  func importsUIKit() {
    let responder: Any = UIResponder()
    #expect(responder is NSObject)
  }
}
