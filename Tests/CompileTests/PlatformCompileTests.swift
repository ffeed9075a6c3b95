import Testing

@Suite("Declarations that the import of Portolan provides", .needsCompiler, .limited)
struct PlatformCompileTests {
  @Test("One import is enough for UIKit's types")
  func oneImport() async throws {
    try await mustCompile(
      """
      import Portolan

      final class Sailor: UIResponder {}
      """,
      """
      import Portolan

      @MainActor func recruit() -> UIResponder { Sailor() }
      """
    )
  }

  @Test("A type that UIKit does not have is not found")
  func unknownType() async throws {
    try await mustNotCompile(
      """
      import Portolan

      final class Sailor: UIAstrolabe {}  // error
      """,
      containing: "cannot find type 'UIAstrolabe' in scope"
    )
  }
}
