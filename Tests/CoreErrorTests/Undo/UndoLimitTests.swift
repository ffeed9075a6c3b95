import Portolan
import Testing

/// A container whose adapter takes a moment, or does not return, once a navigation has failed.
private final class SlowContainer: UIViewController, ContainerViewController {
  private(set) var contained: [UIViewController] = []
  /// Code that runs whenever the children are set.
  var meanwhile: @MainActor () async throws -> Void = {}

  var containerAdapter: any ContainerAdapter { Adapter(owner: self) }

  func contain(_ viewControllers: [UIViewController]) {
    for old in contained where !viewControllers.contains(old) { old.removeFromParent() }
    for new in viewControllers where new.parent == nil { addChild(new) }
    contained = viewControllers
  }

  private struct Adapter: ContainerAdapter {
    let owner: SlowContainer

    var containedViewControllers: [UIViewController] { owner.contained }
    var visibleViewControllers: [UIViewController] { owner.contained }

    func makeVisible(_ viewController: UIViewController, animated: Bool) async throws {}

    func setContainedViewControllers(_ viewControllers: [UIViewController], animated: Bool) async throws {
      try await owner.meanwhile()
      owner.contain(viewControllers)
    }
  }
}

private struct PutInto: ContainerAction {
  typealias ViewController = SlowContainer

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) {
    children.append(viewController)
  }
}

@MainActor
@Suite("An undo that takes time", .everyCompletion, .limited)
struct UndoLimitTests {
  private let home = HomeViewController()
  private let container = SlowContainer()
  private let app: App

  init() {
    container.contain([home])
    app = App(root: container)
  }

  /// A route that adds a screen to the container, and then fails.
  private func failing(_ spoil: @escaping @MainActor () -> Void) -> DestinationStep<BagViewController, Any?> {
    let added = build(InfoViewController.self).using(PutInto()).from(existing(container))
    return build(BagViewController.self).using(Spoiling(spoil: spoil)).from(added)
  }

  @Test("An undo ends at the deadline if a container never returns, and the next request has its turn")
  func neverReturns() async throws {
    let gate = Gate()
    let step = failing { [container] in container.meanwhile = { await gate.pass() } }
    let error = await #expect(throws: RoutingError.self) {
      try await Deadline.$pass.withValue({ await gate.arrivals(1) }) { try await app.router.navigate(to: step) }
    }
    #expect(error?.code == .undoIncomplete)
    #expect(error?.underlyingError is Failure)
    #expect(error?.reason.contains("has not ended") == true)
    container.meanwhile = {}
    let account = build(AccountViewController.self).using(.present).from(.current)
    try await app.router.navigate(to: account)
    #expect(app.top is AccountViewController)
    // The undo that was given up moves nothing more.
    gate.open()
    await settle()
    #expect(app.top is AccountViewController)
  }

  @Test("A cancellation that comes during the undo does not stop it")
  func cancelledMeanwhile() async {
    @MainActor
    final class Request {
      var task: Task<NavigationResult, any Error>?
    }
    let request = Request()
    let before = app.state
    let step = failing { [container] in
      container.meanwhile = {
        request.task?.cancel()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    let task = Task { try await app.router.navigate(to: step, animated: false) }
    request.task = task
    await #expect(throws: Failure()) { try await task.value }
    #expect(app.state == before)
  }
}
