import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A step that is one of several", .everyCompletion, .limited)
struct SwitchAssemblyTests {
  private let presented = container(.formSheet)
  private let fallback = container(.fullScreen)

  @Test("A switch has addCase(when:from:) with a condition on the context")
  func condition() async throws {
    let step = product(
      from: SwitchAssembly().addCase(when: { $0 > 10 }, from: presented).assemble(default: fallback)
    )
    #expect(try await style(step, 11) == .formSheet)
    #expect(try await style(step, 10) == .fullScreen)
  }

  @Test("A switch has addCase(when:from:) with a finder, which need not find the controller of the step")
  func whenFound() async throws {
    let step = product(
      from: SwitchAssembly()
        .addCase(when: ClassFinder<HomeViewController, Int>(), from: presented)
        .assemble(default: fallback)
    )
    #expect(try await style(step, 1, root: HomeViewController()) == .formSheet)
    #expect(try await style(step, 1, root: InfoViewController()) == .fullScreen)
  }

  @Test("addCase with a closure takes the step that it gives, if it gives one")
  func closure() async throws {
    let presented = presented
    let step = product(
      from: SwitchAssembly<UINavigationController, Int>().addCase { $0 == 7 ? presented : nil }
        .assemble(default: fallback)
    )
    #expect(try await style(step, 7) == .formSheet)
    #expect(try await style(step, 8) == .fullScreen)
  }

  @Test("The first case that applies is taken, and later ones are not asked")
  func order() async throws {
    let step = product(
      from: SwitchAssembly()
        .addCase(when: { $0 > 1 }, from: presented)
        .addCase(
          when: { _ in
            Issue.record("The case before applied.")
            return true
          },
          from: fallback
        )
        .assemble()
    )
    #expect(try await style(step, 2) == .formSheet)
  }

  @Test("Without a default, a switch for which no case applies says so and leaves everything as it was")
  func noCase() async {
    let app = StartingState.underOneModal.makeApp()
    let step = product(from: SwitchAssembly().addCase(when: { $0 > 1 }, from: presented).assemble())
    let error = await app.expectRefused(as: .nothingToStartFrom) { try await $0.navigate(to: step, with: 1) }
    #expect(error?.reason == "none of the 1 cases of SwitchAssembly applies, and it has no default")
  }

  @Test("A closure that throws fails the navigation with that error")
  func closureThrows() async {
    let app = StartingState.underOneModal.makeApp()
    let step = product(
      from: SwitchAssembly<UINavigationController, Int>().addCase { _ in throw Failure() }.assemble()
    )
    await app.expectUndone { try await $0.navigate(to: step, with: 1) }
  }

  @Test("A switch is a destination by itself")
  func destination() async throws {
    let app = App(root: HomeViewController())
    let result = try await app.router.navigate(to: SwitchAssembly().assemble(default: presented), with: 1)
    #expect(result.viewController is UINavigationController)
  }

  private static func container(_ style: UIModalPresentationStyle) -> DestinationStep<UINavigationController, Int> {
    ChainAssembly()
      .from(.navigationController)
      .using(GeneralAction.presentModally(presentationStyle: style))
      .from(.current)
      .assemble()
  }

  private func product(
    from step: DestinationStep<UINavigationController, Int>
  ) -> DestinationStep<ProductViewController, Int> {
    StepAssembly(finder: NilFinder(), factory: ProductFactory())
      .using(UINavigationController.push())
      .from(step)
      .assemble()
  }

  /// The presentation style of the navigation controller around the product.
  private func style(
    _ step: DestinationStep<ProductViewController, Int>,
    _ id: Int,
    root: UIViewController = UIViewController()
  ) async throws -> UIModalPresentationStyle? {
    let app = App(root: root)
    try await app.router.navigate(to: step, with: id)
    return app.top?.navigationController?.modalPresentationStyle
  }
}
