/// The parts of a step to a screen of a feature, which are those of the screen of the app that contains it.
///
/// So the router finds, builds and labels the screen of the app, and gives it to global guards and tasks. The hooks of the
/// app come before those of the feature.
private struct EmbeddedParts<Feature: Screen, Host: Screen, Kind>: UnlinkedStep {
  let base: UnfinishedStep<UIViewController, Host, Kind>
  let screen: Feature
  let host: Host
  let embedding: ScreenEmbedding<Feature, Host>

  func node<Outer>(
    _ hooks: StepHooks<UIViewController, Feature>, action: (any StepAction)?, origin: (any Node<Outer>)?,
    transform: @escaping @MainActor (Outer) throws -> Feature
  ) -> any Node<Outer> {
    let hooks: StepHooks<UIViewController, Host> = hooks.adapted({ _ in screen }, answer: embedding.answer)
    return base.changingHooks { $0.append(hooks) }.node(action: action, anyOrigin: origin) { _ in host }
  }
}

extension UnfinishedStep where ViewController == UIViewController, Context: Screen {
  /// Returns this step to a screen of an app as the step to the screen of a feature that it contains.
  ///
  /// - Parameters:
  ///   - screen: The screen of the feature.
  ///   - host: The screen of the app, which is the context of this step.
  ///   - hooks: The hooks of the feature's route.
  ///   - embedding: The place of the feature in the app.
  /// - Returns: The step from which the route of the feature continues.
  func containing<Feature: Screen>(
    _ screen: Feature, as host: Context, hooks: StepHooks<UIViewController, Feature>,
    in embedding: ScreenEmbedding<Feature, Context>
  ) -> UnfinishedStep<UIViewController, Feature, Kind> {
    .linking(EmbeddedParts(base: self, screen: screen, host: host, embedding: embedding), hooks: hooks)
  }
}

/// A step of a feature in the route of an app, in which the app's screens stand for those of the feature.
final class EmbeddedNode<Feature: Screen, Host: Screen>: Node {
  private let base: any Node<Feature>
  private let screen: Feature
  private let embedding: ScreenEmbedding<Feature, Host>

  init(_ base: any Node<Feature>, to screen: Feature, in embedding: ScreenEmbedding<Feature, Host>) {
    self.base = base
    self.screen = screen
    self.embedding = embedding
  }

  var name: String { base.name }
  var endsRoute: Bool { base.endsRoute }

  func definition(in window: UIWindow) -> StepDefinition? { base.definition(in: window) }

  func presentedStep(in window: UIWindow) -> StepDefinition? { embedding.run { base.presentedStep(in: window) } }

  func step(with host: Host, in window: UIWindow) throws -> (any BoundStep)? {
    try embedding.run { try base.step(with: screen, in: window) }
  }

  func resolve(with host: Host, into search: inout RouteSearch) throws {
    // A switch in the route assembles its cases only now.
    try embedding.run { try base.resolve(with: screen, into: &search) }
  }
}
