import Portolan
import PortolanArticles

/// A screen of a world and the way to it, at each stage of which a test can step in.
@MainActor
final class Site {
  enum Way {
    case push, present, presentOnRoot, presentFullScreen, replaceRoot
  }

  typealias Guard = @MainActor () async throws -> InterceptorAnswer
  typealias Hook = @MainActor () async throws -> Void

  let name: String
  private let world: World
  private let way: Way
  /// The answers of the guards, whose number the first request settles.
  var guards: [Guard]
  /// The site that this one is pushed onto; `nil` for the stack of the world.
  var origin: Site?
  /// Hooks that run in the factory, in the context task, before and after the action, and after all.
  var building: Hook = {}
  var settingUp: Hook = {}
  var acting: Hook = {}
  var acted: Hook = {}
  var posting: Hook = {}
  /// A hook that runs in a context task of the stack, which is found.
  var finding: Hook?
  /// Makes the screen; a counting one unless said otherwise.
  var onCallback: (AppearanceLedger.Callback) -> Void = { _ in }
  /// The delegate of the transition of a screen that is presented.
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether the router sees its action as one of the app.
  var hooksAction = true
  private(set) var asked: [Int] = []
  private(set) var built = 0

  private(set) lazy var destination = Destination(step, with: nil)

  /// Makes a site whose guards are asked in their order.
  init(_ name: String, in world: World, by way: Way = .push, guards: [Guard] = []) {
    self.name = name
    self.world = world
    self.way = way
    self.guards = guards
  }

  convenience init(_ name: String, in world: World, by way: Way = .push, guard answer: @escaping Guard) {
    self.init(name, in: world, by: way, guards: [answer])
  }

  /// A destination of a new step each time.
  func newDestination() -> Destination { Destination(makeStep(), with: nil) }

  private(set) lazy var step = makeStep()

  private func makeStep() -> DestinationStep<CountingViewController, Any?> {
    if asked.isEmpty { asked = guards.map { _ in 0 } }
    let step = StepAssembly(
      finder: SiteFinder(name: name),
      factory: SiteFactory {
        self.built += 1
        try await self.building()
        let screen = self.world.screen(self.name)
        screen.onCallback = self.onCallback
        if let delegate = self.transitioningDelegate {
          screen.modalPresentationStyle = .custom
          screen.transitioningDelegate = delegate
        }
        return screen
      }
    )
    .adding(InlineContextTask<CountingViewController, Any?> { _, _ in try await self.settingUp() })
    .adding(InlinePostTask<CountingViewController, Any?> { _, _, _ in try await self.posting() })
    let guarded = guards.indices.reduce(step) { step, index in
      step.adding(
        InlineInterceptor<Any?> { _ in
          self.asked[index] += 1
          return try await self.guards[index]()
        }
      )
    }
    switch way {
    case .push where !hooksAction: return guarded.using(UINavigationController.push()).from(stack).assemble()
    case .presentOnRoot where !hooksAction:
      return guarded.using(.present).from(.root).assemble()
    case .replaceRoot where !hooksAction:
      return guarded.using(.replaceRoot).from(.root).assemble()
    case .push:
      let action = hooked(UINavigationController.push())
      guard let origin else { return guarded.using(action).from(stack).assemble() }
      return guarded.using(action).from(origin.step.expectingContainer()).assemble()
    case .present: return guarded.using(hooked(GeneralAction.presentModally())).from(.current).assemble()
    case .presentOnRoot: return guarded.using(hooked(GeneralAction.presentModally())).from(.root).assemble()
    case .presentFullScreen:
      let action = hooked(GeneralAction.presentModally(presentationStyle: .fullScreen))
      return guarded.using(action).from(.root).assemble()
    case .replaceRoot: return guarded.using(hooked(GeneralAction.replaceRoot())).from(.root).assemble()
    }
  }

  private var stack: DestinationStep<UINavigationController, Any?> {
    let stack = SingleStep(
      finder: InlineFinder<UINavigationController, Any?> { candidate, _ in candidate === self.world.stack },
      factory: NilFactory()
    )
    guard let finding else { return stack.from(.root).assemble() }
    return stack.adding(InlineContextTask<UINavigationController, Any?> { _, _ in try await finding() })
      .from(.root).assemble()
  }

  private func hooked<Base: Action>(_ base: Base) -> FaultyAction<Base> {
    FaultyAction(base: base, before: { try await self.acting() }, after: { try await self.acted() })
  }
}

/// Finds a screen of the world by its name.
struct SiteFinder: StackIteratingFinder {
  let name: String

  func isTarget(_ viewController: CountingViewController, with context: Any?) -> Bool {
    viewController.name == name
  }
}

struct SiteFactory: AsyncFactory {
  let make: @MainActor () async throws -> CountingViewController

  func build(with context: Any?) async throws -> CountingViewController {
    try await make()
  }
}

extension World {
  /// The names on the stack.
  var stackNames: [String] {
    stack.viewControllers.map { ($0 as? CountingViewController)?.name ?? "?" }
  }

  /// The names of the screens that are presented, lowest first.
  var modalNames: [String] {
    var names: [String] = []
    var next = window.rootViewController?.presentedViewController
    while let modal = next {
      let screen = (modal as? UINavigationController)?.viewControllers.first ?? modal
      names.append((screen as? CountingViewController)?.name ?? "?")
      next = modal.presentedViewController === modal ? nil : modal.presentedViewController
    }
    return names
  }

  /// A Boolean value that indicates whether every appearance callback had its counterpart and nothing moves.
  var isAtRest: Bool { ledger.faults.isEmpty && ledger.moving.isEmpty }
}
