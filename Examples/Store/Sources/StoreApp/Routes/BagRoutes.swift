public import Portolan

/// Question 10: Bag is a tab, and a link presents it modally all the same. Three ways.
@MainActor
public struct BagRoutes {
  /// Looks only at what is on screen, so that the bag in a hidden tab is left where it is.
  public let visibleBag: DestinationStep<BagViewController, Any?>

  /// Finds nothing, so that there is a new bag each time, on top of the last one too.
  public let anotherBag: DestinationStep<BagViewController, Any?>

  /// Finds the bag that is presented, and no other.
  public let modalBag: DestinationStep<BagViewController, Any?>

  init(bag: Bag, opener: Opener) {
    let factory = ClassFactory<BagViewController, Any?> { _ in BagViewController(bag: bag, opener: opener) }

    visibleBag = StepAssembly(finder: ClassFinder(options: [.current, .visible]), factory: factory)
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

    anotherBag = StepAssembly(finder: NilFinder(), factory: factory)
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()

    modalBag = StepAssembly(finder: ModalBagFinder(), factory: factory)
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }
}

/// Finds the bag that was presented, and not the one in the tab.
struct ModalBagFinder: StackIteratingFinder {
  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}
