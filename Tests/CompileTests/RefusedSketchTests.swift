import Testing

@Suite("The compiler refuses a wrong sketch", .needsCompiler, .limited)
struct RefusedSketchTests {
  private static let screens = """
    import PortolanSketch

    enum CafeScreen: Screen, Codable, Linkable {
      case home, dish(id: Int), review(String)

      static let links = LinkTable<CafeScreen>.trusting("https://cafe.example") { Link("/", .home) }
    }

    """

  private func refuse(_ members: String, containing text: String) async throws {
    try await mustNotCompile(
      "import PortolanSketch\n\n\(members)", containing: text, alongside: Self.screens)
  }

  @Test("A sketch without a start is told to declare the first screen")
  func noStart() async throws {
    try await refuse(
      """
      enum CafeSketch: NavigationSketch {  // error
        static func sketch(of screen: CafeScreen) -> Sketch<CafeScreen> { .screen }
      }
      """, containing: "a sketch begins somewhere. To fix: declare the first screen, as static let start")
  }

  @Test("A sketch has one start")
  func twoStarts() async throws {
    try await refuse(
      """
      enum CafeSketch: NavigationSketch {
        static let start = CafeScreen.home
        static let start = CafeScreen.dish(id: 1)  // error
        static func sketch(of screen: CafeScreen) -> Sketch<CafeScreen> { .screen }
      }
      """, containing: "invalid redeclaration of 'start'")
  }

  @Test("An exit to a screen without its value is told to write a sample")
  func noValue() async throws {
    try await refuse(
      """
      let home = Sketch<CafeScreen>.screen.exit("Dish", to: CafeScreen.dish)  // error
      """, containing: "a button opens a screen with its value. To fix: write a sample, as in .product(id: 1)")
    try await refuse(
      """
      let home = Sketch<CafeScreen>.exits(.dish)  // error
      """, containing: "member 'dish(id:)' expects argument of type 'Int'")
  }

  @Test("A case without a sketch does not compile")
  func forgottenCase() async throws {
    try await refuse(
      """
      enum CafeSketch: NavigationSketch {
        static let start = CafeScreen.home
        static func sketch(of screen: CafeScreen) -> Sketch<CafeScreen> {
          switch screen {  // error
          case .home: .screen.field("Review", "Good").exit("Send", to: CafeScreen.review)
          case .review: .screen
          }
        }
      }
      """, containing: "switch must be exhaustive")
  }
}
