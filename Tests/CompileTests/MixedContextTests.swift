import Testing

@Suite("Contexts of several types in one route compile", .needsCompiler, .limited)
struct MixedContextTests {
  @Test("Int, String, Void and Any? meet, joined by a transformer where they differ")
  func mixed() async throws {
    try await mustCompile(
      readerScreens,
      #"""
      import Portolan
      import PortolanArticles

      final class CityViewController: UIViewController {}
      final class SearchViewController: UIViewController, ContextAccepting, ContextChecking {
        var query = ""
        func setup(with context: String) throws { query = context }
        func isTarget(for context: String) -> Bool { query == context }
      }

      @MainActor
      enum Mixed {
        static let intInAny = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: ProductViewControllerFactory()
        )
        .using(UINavigationController.push())
        .from(NavigationControllerStep<Any?>())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        static let intOnInt = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: ProductViewControllerFactory()
        )
        .using(UINavigationController.push())
        .from(NavigationControllerStep<Int>())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        static let intOnInferred = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: ProductViewControllerFactory()
        )
        .using(UINavigationController.push())
        .from(NavigationControllerStep())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
        static let voidHome = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
        static let voidNavigation = SingleContainerStep(
          finder: ClassFinder<UINavigationController, Void>(),
          factory: NavigationControllerFactory()
        )
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
        static let stringOnVoid = StepAssembly(
          finder: ClassWithContextFinder<SearchViewController, String>(),
          factory: ClassFactory()
        )
        .adding(ContextSettingTask())
        .using(UINavigationController.push())
        .from(voidNavigation)
        .assemble()
        static let stringOnAny = StepAssembly(
          finder: ClassWithContextFinder<SearchViewController, String>(),
          factory: ClassFactory()
        )
        .adding(ContextSettingTask<SearchViewController>())
        .using(UINavigationController.push())
        .from(SingleStep(ClassFinder<UINavigationController, Any?>(), NilFactory()))
        .from(GeneralStep.current())
        .assemble()
        static let intOnString = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: ProductViewControllerFactory()
        )
        .using(UINavigationController.push())
        .from(stringOnAny.adaptingContext { (id: Int) in "product \(id)" }.expectingContainer())
        .assemble()
        static let intOnStringTransformer = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: ProductViewControllerFactory()
        )
        .using(UINavigationController.push())
        .from(
          stringOnAny.expectingContainer().adaptingContext(using: InlineContextTransformer { (id: Int) in "\(id)" })
        )
        .assemble()
        static let expectedAfterFinished = StepAssembly(
          finder: ClassFinder<ProductViewController, Int>(),
          factory: NilFactory()
        )
        .from(voidNavigation)
        .assemble()
        static let nilTransformer = stringOnAny.adaptingContext { (_: Any?) in "" }
      }

      @MainActor
      func visit(_ router: DefaultRouter) async throws {
        try await router.navigate(to: Mixed.intInAny, with: 42)
        try await router.navigate(to: Mixed.voidHome)
        try await router.navigate(to: Mixed.stringOnVoid, with: "shoes", animated: false)
        try await router.navigate(to: Mixed.voidNavigation)
        try await router.navigate(to: Mixed.nilTransformer)
        print(try router.plan(to: Mixed.intOnString, with: 1))

        let result = try await router.navigate(to: Destination(Mixed.intInAny, with: 3), policy: .reject)
        _ = result.viewController
      }

      @MainActor
      func visitLater(_ router: DefaultRouter) {
        router.navigate(to: Mixed.intInAny, with: 42) { result in
          if case .failure(let error) = result { print(error) }
        }
        router.navigate(to: Mixed.voidHome) { _ in }
        router.navigate(to: Mixed.voidHome, animated: false, policy: .latest) { _ in }
        router.navigate(to: Destination(Mixed.intInAny, with: 3)) { _ in }
      }
      """#
    )
  }
}
