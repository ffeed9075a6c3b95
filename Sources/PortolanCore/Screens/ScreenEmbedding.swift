/// The place of a feature's screens among those of an app.
///
/// The routes and assemblies of a feature are written for its own screens. While they are evaluated for an app, its screens
/// stand for those of the feature.
@MainActor
struct ScreenEmbedding<Feature: Screen, Host: Screen> {
  private let embed: @MainActor (Feature) -> Host
  /// Returns the step to the parent of the feature, or `nil` if the app supplies none.
  private let parentStep: (@MainActor () -> DestinationStep<UIViewController, Host>)?

  init(
    _ embed: @escaping @MainActor (Feature) -> Host,
    parentStep: (@MainActor () -> DestinationStep<UIViewController, Host>)? = nil
  ) {
    self.embed = embed
    self.parentStep = parentStep
  }

  /// Returns the answer of a guard of the feature, which may redirect to a screen of the feature.
  func answer(_ answer: InterceptorAnswer) -> InterceptorAnswer {
    // A step may have a screen as its context.
    guard case .redirect(let destination) = answer.kind, let screen = destination.screen(as: Feature.self),
      destination.isSame(as: Destination(screen))
    else { return answer }
    return .redirect(to: embed(screen))
  }

  /// Runs code of the feature, whose screens stand for those of the app.
  func run<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let outer = EmbeddingsInUse.embeddings.updateValue(self, forKey: ObjectIdentifier(Feature.self))
    defer { EmbeddingsInUse.embeddings[ObjectIdentifier(Feature.self)] = outer }
    return try body()
  }
}

/// An embedding of the screens of one feature, for an app of any type.
@MainActor
protocol FeatureEmbedding<Feature> {
  associatedtype Feature: Screen
  /// Returns the screen of the app that contains a screen of the feature.
  func host(of screen: Feature) -> any Screen
  /// Returns the step to a screen of the feature, with the route that the app gives it.
  func step(to screen: Feature) -> DestinationStep<UIViewController, Feature>
  /// Returns the step to the parent of the feature, or `nil` if the app supplies none.
  func stepToParent() -> DestinationStep<UIViewController, Feature>?
}

extension ScreenEmbedding: FeatureEmbedding {
  func host(of screen: Feature) -> any Screen {
    // The app may itself be a feature.
    let host = embed(screen)
    return host.embedded ?? host
  }

  func step(to screen: Feature) -> DestinationStep<UIViewController, Feature> {
    let host = embed(screen)
    return host.step.adaptingContext { (_: Feature) in host }
  }

  func stepToParent() -> DestinationStep<UIViewController, Feature>? {
    parentStep?().adaptingContext { (screen: Feature) in embed(screen) }
  }
}

/// The embeddings of the code that is evaluated, by the types of the features.
@MainActor
private enum EmbeddingsInUse {
  static var embeddings: [ObjectIdentifier: any FeatureEmbedding] = [:]
}

/// The embeddings of the code that built a screen, for code of the screen that runs later.
@MainActor
package struct ScreenEmbeddings {
  private let embeddings = EmbeddingsInUse.embeddings

  /// Records the embeddings of the code that is evaluated.
  package init() {}

  /// Returns the destination of a screen of a feature, which is the screen of the app that contains it.
  package func destination(of screen: some Screen) -> Destination {
    let others = EmbeddingsInUse.embeddings
    EmbeddingsInUse.embeddings = embeddings
    defer { EmbeddingsInUse.embeddings = others }
    return (screen.embedded ?? screen).destination
  }
}

extension Screen {
  /// The embedding of this type in the code that is evaluated, or `nil` if it stands for itself.
  @MainActor static var embedding: (any FeatureEmbedding<Self>)? {
    if EmbeddingsInUse.embeddings.isEmpty { return nil }
    return EmbeddingsInUse.embeddings[ObjectIdentifier(Self.self)] as? any FeatureEmbedding<Self>
  }

  /// The screen of the app that contains this one, or `nil` if it stands for itself.
  @MainActor var embedded: (any Screen)? { Self.embedding?.host(of: self) }
}
