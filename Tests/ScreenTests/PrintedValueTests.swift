import Foundation
import Portolan
import Testing

@MainActor
@Suite("What is printed of screens, guards and steps of many shapes", .limited)
struct PrintedValueTests {
  private final class Listener: RouterObserver {
    var texts: [String] = []

    func router(did event: NavigationEvent) { texts.append(event.text) }
  }

  private let window = UIWindow.visible()
  private let listener = Listener()
  private let router: DefaultRouter

  init() { router = DefaultRouter(window: window, observers: [listener]) }

  /// No module, no `Optional(`, no types in angle brackets, and nothing of where a type or an object lies.
  private static func fault(in text: String) -> String? {
    let kept = text.replacing("Bonnie <3", with: "").replacing("0..<2", with: "")
    return [
      "ScreenTests.", "Portolan.", "Swift.", "Foundation.", "HeadlessUIKit.", "Optional", "<", "unknown context", "0x",
    ]
    .first { kept.contains($0) }
  }

  private func expectPlain(_ text: String, _ comment: Comment? = nil) {
    if let fault = Self.fault(in: text) { Issue.record("\(fault) in: \(text) \(comment ?? "")") }
  }

  @Test("The description of a screen has its case and its values, without modules and wrappers")
  func names() {
    for (shape, text) in Shape.all {
      #expect(Destination(shape).name == text)
      #expect(Destination(shape).description == text)
    }
  }

  @Test("A type and a closure as a context are named, too")
  func types() {
    let step = Step.found(by: NilFinder<UIViewController, Any?>())
    #expect(Destination(step, with: Crate<Berth>.self).description == "UIViewController with Crate")
    #expect(Destination(step, with: Berth.Side.self).description == "UIViewController with Side")
    #expect(Destination(step, with: [Berth.Side.port, 1] as [Any]).description == "UIViewController with [port, 1]")
  }

  @Test("Trees, plans, events, results and errors name no module, no Optional and no type in angle brackets")
  func law() async throws {
    router.assembleScreens(with: ShapeAssemblies<Berth>())
    router.add(InlineInterceptor<Any?> { _ in .proceed })
    router.add(Watchman<Crate<Berth>>())
    for (shape, text) in Shape.all {
      let plan = try router.plan(to: shape)
      expectPlain(plan.description)
      expectPlain(String(decoding: try JSONEncoder().encode(plan), as: UTF8.self))
      #expect(plan.destination == text)
      let result = try await router.navigate(to: shape, animated: false)
      #expect(result.description == "reached \(text)")
      let tree = HierarchySnapshot(of: window).description
      expectPlain(tree)
      #expect(tree.contains("UIViewController(\(text))"), "\(tree)")
    }
    for text in listener.texts { expectPlain(text) }
    #expect(listener.texts.contains("InlineInterceptor let it pass"))
    #expect(listener.texts.contains("Toll let it pass"))
    #expect(listener.texts.contains("Watchman let it pass"))
  }

  @Test("A guard that denies, redirects or is missing is named like any other")
  func denials() async throws {
    let errors: [any Error] = [
      Leak(berth: .between(.port, to: .starboard), captain: "Ada"), Crash.into(.outer(.port)), Crash.alone,
    ]
    for error in errors {
      let router = DefaultRouter(window: window, observers: [listener])
      router.assembleScreens(with: ShapeAssemblies<Berth>())
      router.add(Toll<Berth, Any?>(refusal: error))
      await #expect(throws: (any Error).self) { try await router.navigate(to: Shape.nested(.inner)) }
    }
    // The root assembly that the guards come from is missing.
    let missing = await #expect(throws: RoutingError.self) { try await router.navigate(to: Shape.nested(.inner)) }
    expectPlain(try #require(missing).description)
    let redirecting = DefaultRouter(window: window, observers: [listener])
    redirecting.assembleScreens(with: ShapeAssemblies<Berth>())
    redirecting.add(InlineInterceptor<Any?> { _ in .redirect(to: Destination(Shape.optionalNested(.inner))) })
    _ = try? await redirecting.navigate(to: Shape.nested(.inner))
    for text in listener.texts { expectPlain(text) }
    #expect(listener.texts.contains(#"Toll denied it: Leak(berth: between(port, to: starboard), captain: "Ada")"#))
    #expect(listener.texts.contains("Toll denied it: into(outer(port))"))
    #expect(listener.texts.contains("failed to reach nested(inner): alone"))
  }

  @Test("Composed steps, their finders, factories and contexts are named without types in angle brackets")
  func steps() async throws {
    let finders: [(String, DestinationStep<UIViewController, Berth?>)] = [
      ("ClassFinder", step(ClassFinder<UIViewController, Berth?>(options: .presenting))),
      ("InlineFinder", step(InlineFinder { (_: UIViewController, _: Berth?) in false })),
      ("NilFinder", step(NilFinder<UIViewController, Berth?>())),
    ]
    for (name, step) in finders {
      listener.texts = []
      let result = try await router.navigate(to: Destination(step, with: .outer(.port)), animated: false)
      #expect(result.description == "reached UIViewController with outer(port)")
      #expect(listener.texts.contains { $0.contains("asked \(name)") }, "\(listener.texts)")
      for text in listener.texts { expectPlain(text) }
      expectPlain(try router.plan(to: Destination(step, with: .inner)).description)
    }
    let lost = Step.found(by: InlineFinder { (_: UITabBarController, _: Cargo?) in false })
    let error = await #expect(throws: RoutingError.self) {
      try await router.navigate(to: Destination(lost, with: Cargo(berth: .inner)))
    }
    expectPlain(try #require(error).description)
    #expect(
      Destination(lost, with: Cargo(owner: "A", berth: .inner)).description
        == #"UITabBarController with Cargo(owner: "A", berth: inner)"#)
  }

  private enum Stored: Screen, Codable {
    enum Side: Hashable, Codable { case port }
    case quay
    case pier(Side?)

    var assembly: any Assembly { InlineAssembly { UIViewController() } }
    var route: Route<Self> { self == .quay ? .rootInNavigation : .push(onto: .quay) }
  }

  @Test("Screens that a restoration leaves out, and the reasons, are printed like everything else")
  func restoration() async throws {
    for screen in [Stored.quay, .pier(.port)] { try await router.navigate(to: screen, animated: false) }
    let state = NavigationState<Stored>(of: window)
    let answers: [(InlineInterceptor<Any?>, String)] = [
      (
        InlineInterceptor { if $0 as? Stored == .quay { return .proceed } else { throw Crash.into(.outer(.port)) } },
        "pier(port): a guard denied it: into(outer(port))"
      ),
      (
        InlineInterceptor { $0 as? Stored == .quay ? .proceed : .redirect(to: Stored.pier(nil)) },
        "pier(port): a guard redirects it to pier(nil)"
      ),
    ]
    for (answer, text) in answers {
      let window = UIWindow.visible(nil)
      let router = DefaultRouter(window: window)
      router.add(answer)
      let report = try await router.restore(state)
      #expect(report.dropped.map(\.description) == [text])
    }
  }

  @Test("Answers to links print the errors that they carry like everything else")
  func answers() {
    #expect(LinkAnswer.denied(Crash.into(.outer(.port))).description == "denied: into(outer(port))")
    #expect(LinkAnswer.unknown(Leak(berth: .inner)).description == "unknown: Leak(berth: inner, captain: nil)")
  }

  private enum Crash: Error {
    case into(Berth)
    case alone
  }

  private func step<Source: Finder>(_ finder: Source) -> DestinationStep<UIViewController, Berth?>
  where Source.ViewController == UIViewController, Source.Context == Berth? {
    StepAssembly(finder: finder, factory: ClassFactory<UIViewController, Berth?>())
      .adding(InlineInterceptor<Berth?> { _ in .proceed })
      .using(.present).from(.current).assemble()
  }
}
