#if !canImport(UIKit)
  import Portolan
  import PortolanArticles
  import PortolanTestSupport

  /// An assembly of routes from plans, in a world.
  @MainActor
  struct RouteAssembly {
    typealias Finished = DestinationStep<WalkScreen, Int>

    unowned let world: World
    private(set) var routes: [Finished] = []

    init(_ plans: [RoutePlan], world: World) {
      self.world = world
      for plan in plans { routes.append(assemble(plan)) }
    }

    private func assemble(_ plan: RoutePlan) -> Finished {
      let screen = step(plan)
      switch plan.placing {
      case .presenting(let style): return finish(screen, GeneralAction.presentModally(presentationStyle: style), plan)
      case .custom: return finish(screen, BadgeAction(world: world), plan)
      case .replacingRoot: return atRoot(screen.using(.replaceRoot))
      case .replacingRootInTabs:
        return atRoot(
          screen.using(UINavigationController.push()).from(.navigationController)
            .using(UITabBarController.add()).from(.tabBarController)
            .using(.replaceRoot))
      case .presentingInNewStack(let style):
        return screen.using(UINavigationController.push()).from(.navigationController)
          .using(wrapped(GeneralAction.presentModally(presentationStyle: style)))
          .from(.current).assemble()
      case .pushing: return finish(screen, container: UINavigationController.push(), plan)
      case .pushingAsRoot: return finish(screen, container: UINavigationController.pushAsRoot(), plan)
      case .pushingInPlaceOfLast: return finish(screen, container: UINavigationController.pushReplacingLast(), plan)
      case .addingTab(let index, let replacing):
        return finish(screen, container: UITabBarController.add(at: index, replacing: replacing), plan)
      case .settingMaster: return finish(screen, container: UISplitViewController.setAsPrimary(), plan)
      case .showingDetails: return finish(screen, container: UISplitViewController.pushToDetails(), plan)
      case .addingPage: return finish(screen, container: PutIntoDrawer(), plan)
      case .addingToStranger(let kind): return addToStranger(kind.type, screen, plan)
      case .presentingInNewStranger(let kind, let style): return presentInStranger(kind.type, screen, style)
      case .expecting: return expecting(plan)
      case .choosing(let one, let other):
        return SwitchAssembly<WalkScreen, Int>()
          .addCase(when: { $0.isMultiple(of: 2) }, from: routes[one])
          .assemble(default: routes[other])
      }
    }

    private func step(_ plan: RoutePlan) -> Step<WalkScreen, Int, NeedsAction> {
      var step: Step<WalkScreen, Int, NeedsAction> = SingleStep(
        finder: WalkFinder(looking: plan.looking, world: world),
        factory: WalkFactory(yield: plan.yield, world: world))
      for guarding in plan.guards { step = step.adding(WalkGuard(guarding: guarding, world: world)) }
      if plan.hasTask { step = step.adding(task) }
      return step.adding(end)
    }

    private func addToStranger<Container: StrangersContainer>(
      _ type: Container.Type, _ step: Step<WalkScreen, Int, NeedsAction>, _ plan: RoutePlan
    ) -> Finished {
      finish(step, container: PlaceAmongStrangers<Container>(), plan)
    }

    private func presentInStranger<Container: StrangersContainer>(
      _ type: Container.Type, _ step: Step<WalkScreen, Int, NeedsAction>, _ style: UIModalPresentationStyle
    ) -> Finished {
      let factory = ClassFactory<Container, Any?> { [unowned world] _ in
        let container = Container()
        container.title = "n\(world.census.register(container))"
        return container
      }
      return step.using(PlaceAmongStrangers<Container>())
        .from(StepAssembly(finder: NilFinder<Container, Any?>(), factory: factory))
        .using(wrapped(GeneralAction.presentModally(presentationStyle: style)))
        .from(.current).assemble()
    }

    private func expecting(_ plan: RoutePlan) -> Finished {
      guard case .route(let index) = plan.origin else { return routes[0] }
      return SingleStep(
        finder: WalkFinder(looking: plan.looking, world: world), factory: NilFactory<WalkScreen, Int>()
      )
      .adding(end).from(routes[index]).assemble()
    }

    private var task: InlineContextTask<WalkScreen, Int> {
      InlineContextTask { [unowned world] _, _ in try await Request.current?.mishap?.pass(in: world) }
    }

    private var end: InlinePostTask<WalkScreen, Int> {
      InlinePostTask { [unowned world] screen, _, stack in if stack.first === screen { world.noteEnd(screen) } }
    }

    private func wrapped<Base: Action>(_ base: Base) -> WrappedAction<Base> {
      WrappedAction(base: base, world: world)
    }

    private func atRoot(_ required: Step<WalkScreen, Int, NeedsAnyOrigin>) -> Finished {
      required.from(.root).assemble()
    }

    private func finish<Placing: Action>(
      _ step: Step<WalkScreen, Int, NeedsAction>, _ action: Placing, _ plan: RoutePlan
    ) -> Finished where Placing.ViewController == UIViewController {
      plan.wrapsAction ? end(step.using(wrapped(action)), plan) : end(step.using(action), plan)
    }

    private func end(_ required: Step<WalkScreen, Int, NeedsAnyOrigin>, _ plan: RoutePlan) -> Finished {
      switch plan.origin {
      case .route(let index): required.from(routes[index]).assemble()
      case .root: required.from(.root).assemble()
      case .current, .found: required.from(.current).assemble()
      }
    }

    private func finish<Placing: ContainerAction>(
      _ step: Step<WalkScreen, Int, NeedsAction>, container action: Placing, _ plan: RoutePlan
    ) -> Finished {
      guard plan.wrapsAction else { return end(container: step.using(action), plan) }
      if plan.hasTask { return end(container: step.using(WrappedContainerAction(base: action)), plan) }
      return end(container: step.using(wrapped(action)), plan)
    }

    private func end<Container: ContainerViewController>(
      container required: Step<WalkScreen, Int, NeedsOrigin<Container>>, _ plan: RoutePlan
    ) -> Finished {
      switch plan.origin {
      case .route(let index): return required.from(routes[index].expectingContainer()).assemble()
      case .root: return required.from(GeneralStep.root().expectingContainer()).assemble()
      case .current: return required.from(GeneralStep.current().expectingContainer()).assemble()
      case .found:
        let found = SingleStep(finder: ClassFinder<Container, Any?>(), factory: NilFactory<Container, Any?>())
          .from(.root).assemble()
        return required.from(found).assemble()
      }
    }
  }
#endif
