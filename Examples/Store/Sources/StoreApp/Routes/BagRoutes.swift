public import Portolan

/// The routes to Bag that is a tab but is presented by links (question 10).
@MainActor
public struct BagRoutes {
  /// Searches only the visible controllers, so the bag in a hidden tab stays there.
  public let visibleBag: DestinationStep<BagViewController, Any?>

  /// Finds nothing, so each navigation presents a new bag, even on top of another one.
  public let anotherBag: DestinationStep<BagViewController, Any?>

  /// Finds only the bag that is presented.
  public let modalBag: DestinationStep<BagViewController, Any?>

  init(bag: Bag, opener: Opener) {
    let factory = ClassFactory<BagViewController, Any?> { _ in BagViewController(bag: bag, opener: opener) }

    visibleBag = StepAssembly(finder: ClassFinder(options: [.current, .visible]), factory: factory)
      .using(.present)
      .from(.current)
      .assemble()

    anotherBag = StepAssembly(finder: NilFinder(), factory: factory)
      .using(.present)
      .from(.current)
      .assemble()

    modalBag = StepAssembly(finder: ModalBagFinder(), factory: factory)
      .using(.present)
      .from(.current)
      .assemble()
  }
}

/// A finder of the bag that was presented, and not of the one in the tab.
struct ModalBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}
