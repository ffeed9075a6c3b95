import Portolan

@MainActor
enum Routes {
  /// A product in a navigation controller of its own, over any screen.
  static let preview = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(options: [.current, .visible]),
    factory: ProductFactory()
  )
  .using(.push)
  .from(.navigationController)
  .using(.present)
  .from(.current)
  .assemble()
}

struct ProductFactory: Factory {
  func build(with id: Int) throws -> ProductViewController { ProductViewController(id: id) }
}

extension ProductViewController: ContextChecking {
  func isTarget(for id: Int) -> Bool { self.id == id }
}
