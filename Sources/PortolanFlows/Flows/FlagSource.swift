/// The features of a router, and the screens that ask for those that are off.
@MainActor
final class FlagSource {
  let isOn: @MainActor (FeatureFlag) -> Bool
  private weak var router: DefaultRouter?
  /// The questions by their requirements; each shares its screen among the requests that wait for it.
  private var questions: [AnyHashable: FlagQuestion] = [:]

  /// Creates the features of a router.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - former: The features before. The questions that are open continue, each with the features with which it was asked.
  ///   - isOn: A closure that returns `true` if a feature is on.
  init(_ router: DefaultRouter, after former: FlagSource?, isOn: @escaping @MainActor (FeatureFlag) -> Bool) {
    self.router = router
    self.isOn = isOn
    questions = former?.questions ?? [:]
  }

  func flagsChanged() {
    for question in questions.values { question.flagsChanged() }
  }

  /// Returns when the feature of a requirement is on.
  ///
  /// - Throws: `CancellationError` if the user leaves the screen that asks.
  func fulfil<Target: Screen>(_ requirement: FlagRequirement<Target>) async throws {
    let flag = requirement.flag
    let open = questions[requirement].flatMap { $0.isOpen ? $0 : nil }
    let question =
      open
      ?? FlagQuestion(Destination(requirement.screen), by: router) { [isOn] in isOn(flag) }
    questions[requirement] = question
    try await question.ask()
  }
}

/// A screen that asks for a feature, shared by all requests that wait for it.
@MainActor
private final class FlagQuestion {
  private let isOn: @MainActor () -> Bool
  private weak var flow: AskingFlow?
  private var sharing: FlowGuard<Void>?
  /// The number of requests that wait for the answer.
  private var waiting = 0

  var isOpen: Bool { waiting > 0 }

  init(_ screen: Destination, by router: DefaultRouter?, isOn: @escaping @MainActor () -> Bool) {
    self.isOn = isOn
    sharing = FlowGuard(unless: { _ in isOn() }) { [weak self, weak router] in
      guard let router else { throw CancellationError() }
      let flow = AskingFlow(showing: screen, by: router)
      self?.flow = flow
      return flow
    }
  }

  func flagsChanged() {
    if isOn() { flow?.finish(()) }
  }

  func ask() async throws {
    waiting += 1
    defer { waiting -= 1 }
    // The app may turn the feature on and close the screen, without telling the router.
    do { _ = try await sharing?.perform(with: ()) } catch is CancellationError where isOn() {}
  }
}

/// A flow of one screen.
private final class AskingFlow: Flow<Void> {
  private let screen: Destination
  private weak var router: DefaultRouter?

  init(showing screen: Destination, by router: DefaultRouter) { (self.screen, self.router) = (screen, router) }

  override func start() async throws {
    if let router { try await show(screen, by: router) }
  }
}
