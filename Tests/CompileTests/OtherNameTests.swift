import Testing

@Suite("An app that has names of Portolan itself compiles", .needsCompiler, .limited)
struct OtherNameTests {
  /// The names that SwiftUI and an app have, in a module that the app imports.
  private static let other = SourceModule(
    name: "OtherUI",
    source: """
      public struct Link<Label> { public init(_ title: String, destination: Label) {} }
      public struct Action { public init() {} }
      public func run(_ name: String) {}
      """)

  @Test("The other spellings of Link, Action and run have no second meaning")
  func spellings() async throws {
    try await mustCompile(
      """
      import OtherUI
      import Portolan
      import PortolanArticles
      import PortolanMacros

      @Linkable("https://shop.example")
      enum ShopScreen: Hashable {
        @Link("/") case home
        @PortolanMacros.Link("/products/{id}") case product(id: Int)
      }

      @LinkBuilder<ShopScreen> func links() -> [PatternLink<ShopScreen>] {
        PatternLink("/", .home)
        PatternLink("/products/{id}", ShopScreen.product) { if case .product(let id) = $0 { id } else { nil } }
      }

      @MainActor let view = OtherUI.Link("Home", destination: 1)

      struct Slide: RoutingAction {
        func perform(
          with viewController: UIViewController, on existing: UIViewController, animated: Bool
        ) async throws -> Undo? { nil }
      }

      @MainActor
      final class Checkout {
        func run() {}

        func start(_ flow: Flow<Int>) async throws -> Int { try await flow.runToEnd() }
      }
      """, importing: Self.other)
  }

  /// Protocols and classes that apps of the articles declare themselves.
  private static let names = """
    public protocol Presentable {}
    public protocol Coordinator {}
    public protocol Coordination {}
    public protocol FlowFinishing {}
    public protocol StackRouting {}
    public protocol Dismissible {}
    public enum LaunchInstructor { case main }
    open class BaseCoordinator<Option> {}
    open class NavigationStackRouter {}
    """

  private static let uses = """
    import Portolan

    struct Module: Presentable, Coordinator, Coordination, FlowFinishing, StackRouting, Dismissible {}
    func begin(_ instructor: LaunchInstructor) {}
    final class Checkout: BaseCoordinator<Int> {}
    final class Stack: NavigationStackRouter {}
    func show(_ module: any Presentable, by coordinator: any Coordinator) {}
    """

  @Test("An app's own Presentable, Coordinator and their like are no ambiguity, whichever of its modules declares them")
  func ownNames() async throws {
    try await mustCompile(Self.names + "\n" + Self.uses)
    try await mustCompile("import Common\n" + Self.uses, importing: SourceModule(name: "Common", source: Self.names))
  }
}
