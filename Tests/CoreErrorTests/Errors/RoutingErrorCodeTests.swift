import Portolan
import Testing

@Suite("The codes of routing errors")
struct RoutingErrorCodeTests {
  @Test("A code says its own name")
  func name() {
    #expect("\(RoutingError.Code.rootNotReplaceable)" == "rootNotReplaceable")
  }
}
