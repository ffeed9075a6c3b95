import PortolanTestSupport
import PortolanTestTraits
import PortolanTransitions
import Testing

/// The animators of a test, which note what they animate.
@MainActor
private final class Animators {
  final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      transitionContext.completeTransition(completes)
    }

    let completes: Bool

    init(completes: Bool) { self.completes = completes }
  }

  private(set) var operations: [String] = []
  /// A Boolean value that indicates whether the animations that begin from now on reach their end.
  var complete = true

  func animator(_ operation: UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation == .push ? "push" : "pop")
    return Animator(completes: complete)
  }
}

@MainActor
@Suite("A transition for a push", .everyCompletion, .limited)
struct PushTransitionTests {
  private enum Album: Screen, Codable {
    case album, photo(id: Int), zoomed, plain, onto

    @MainActor static var animators = Animators()

    var assembly: any Assembly { InlineAssembly { self == .zoomed ? DraftViewController() : UIViewController() } }

    var route: Route<Self> {
      let animators = Self.animators
      return switch self {
      case .album: .rootInNavigation
      case .photo: .push(transition: .animated { animators.animator($0) })
      case .onto: .push(onto: .album, transition: .animated { animators.animator($0) })
      case .zoomed: .push(transition: .zoom(from: { $0.view }))
      case .plain: .push
      }
    }
  }

  private let app = App(root: UIViewController())
  private var stack: UINavigationController? { app.window.rootViewController as? UINavigationController }
  private var screens: [Album?] { stack?.viewControllers.map { $0.screen() } ?? [] }

  @discardableResult
  private func go(_ screen: Album, animated: Bool = true) async throws -> UIViewController {
    let shown = try await app.router.navigate(to: screen, animated: animated).viewController
    await app.rest()
    return shown
  }

  private func photo(animatedBy animators: Animators) -> DestinationStep<UIViewController, Any?> {
    StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory())
      .using(PushWithTransition(.animated { animators.animator($0) }))
      .from(.found(by: ClassFinder<UINavigationController, Any?>())).assemble()
  }

  @Test("The animators of a screen animate its push and its pop, and no other")
  func animated() async throws {
    let animators = Animators()
    try await go(.album)
    try await app.router.navigate(to: photo(animatedBy: animators))
    await app.rest()
    #expect(animators.operations == ["push"])
    try await go(.plain)
    #expect(animators.operations == ["push"])
    stack?.popViewController(animated: true)
    await app.rest()
    #expect(animators.operations == ["push"])
    try await go(.album)
    #expect(animators.operations == ["push", "pop"])
    #expect(screens == [.album])
  }

  @Test("The animators of a screen that is built together with its stack animate its pop")
  func builtTogether() async throws {
    let animators = Animators()
    let album = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory())
      .using(.push).from(.navigationController).using(.replaceRoot).from(.root).assemble()
    let photo = StepAssembly(finder: NilFinder<UIViewController, Any?>(), factory: ClassFactory())
      .using(PushWithTransition(.animated { animators.animator($0) })).from(album.expectingContainer()).assemble()
    try await app.router.navigate(to: photo)
    await app.rest()
    #expect(stack?.viewControllers.count == 2)
    stack?.popViewController(animated: true)
    await app.rest()
    #expect(animators.operations == ["pop"])
    #expect(stack?.viewControllers.count == 1)
  }

  @Test("A navigation that is not animated pushes the screen, over the one that the route names")
  func notAnimated() async throws {
    try await go(.album)
    try await go(.photo(id: 1), animated: false)
    try await go(.onto, animated: false)
    #expect(screens == [.album, .onto])
  }

  @Test("A delegate that the app has set stays the delegate")
  func ownDelegate() async throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    try await go(.album)
    let delegate = Delegate()
    stack?.delegate = delegate
    try await go(.photo(id: 2))
    #expect(stack?.delegate === delegate)
    #expect(screens == [.album, .photo(id: 2)])
  }

  @Test(
    "A zoom is the preferred transition of the screen, and no gesture ends it while there are unsaved changes",
    .headlessOnly)
  func zoom() async throws {
    guard #available(iOS 18, macCatalyst 18, *) else { return }
    try await go(.album)
    let zoomed = try #require(try await go(.zoomed) as? DraftViewController)
    #if !canImport(UIKit)
      let transition = try #require(zoomed.preferredTransition)
      let begins = try #require(transition.options?.interactiveDismissShouldBegin)
      #expect(!begins(.init(willBegin: true)))
      zoomed.hasUnsavedChanges = false
      #expect(begins(.init(willBegin: true)))
      #expect(!begins(.init(willBegin: false)))
      let below = UIViewController()
      #expect(transition.source?(.init(source: below, zoomed: zoomed)) === below.view)
    #endif
    #expect(try await go(.plain).preferredTransition == nil)
    #expect(screens == [.album, .zoomed, .plain])
  }

  @Test("A pop that the user gives up leaves the screen, and the next navigation goes on", .headlessOnly)
  func givenUp() async throws {
    try await go(.album)
    (try await go(.zoomed) as? DraftViewController)?.hasUnsavedChanges = false
    await app.rest()
    #if !canImport(UIKit)
      try app.window.user.swipeBack(completing: false)
    #endif
    await app.rest()
    #expect(screens == [.album, .zoomed])
    try await go(.photo(id: 3))
    #expect(screens == [.album, .zoomed, .photo(id: 3)])
  }

  @Test("A push or a pop that its animator takes back fails, and the next one is animated again", .headlessOnly)
  func takenBack() async throws {
    let animators = Animators()
    let photo = photo(animatedBy: animators)
    try await go(.album)
    animators.complete = false
    let push = await #expect(throws: RoutingError.self) { try await app.router.navigate(to: photo) }
    #expect(push?.code == .targetLeft)
    await app.rest()
    #expect(screens == [.album])
    animators.complete = true
    try await app.router.navigate(to: photo)
    await app.rest()
    #expect(screens == [.album, nil])
    animators.complete = false
    let pop = await #expect(throws: RoutingError.self) { try await go(.album) }
    #expect(pop?.code == .actionRefused, "\(String(describing: pop))")
    await app.rest()
    #expect(screens == [.album, nil])
    animators.complete = true
    try await go(.album)
    #expect(screens == [.album])
    #expect(animators.operations == ["push", "push", "pop", "pop"])
  }

  @Test("A push without a navigation controller presents one, as .push does")
  func presents() async throws {
    try await go(.photo(id: 4))
    #expect(app.window.rootViewController?.presentedViewController is UINavigationController)
    #expect(app.top?.screen() == Album.photo(id: 4))
  }
}
