/// The place of a feature's screens among the screens of an app.
///
/// The routes and assemblies of a feature name its own screens. An embedding turns each into the screen of the app that contains it.
@MainActor
struct ScreenEmbedding {
  /// The identity of the type of the feature's screens.
  let feature: ObjectIdentifier
  /// Resolves the route to the parent that the app supplies for one of its screens, or `nil` if it supplies none.
  var parent: (@MainActor (any Screen, StepAdditions?, _ search: inout RouteSearch) throws -> Void)?
  private let embed: @MainActor (any Screen) -> (any Screen)?

  /// Creates an embedding.
  ///
  /// - Parameter embed: Returns the screen of the app for a screen of the feature.
  init<Feature: Screen, Host: Screen>(_ embed: @escaping @MainActor (Feature) -> Host) {
    feature = ObjectIdentifier(Feature.self)
    self.embed = { ($0 as? Feature).map(embed) }
  }

  /// Returns the screen of the app for a screen of the feature, or any other screen itself.
  func host(of screen: any Screen) -> any Screen { embed(screen) ?? screen }

  /// Returns the answer of a guard of the feature, also a redirection to a screen of the feature.
  func answer(_ answer: InterceptorAnswer) -> InterceptorAnswer {
    // A step may have a screen as its context.
    guard let destination = answer.redirection, let screen = destination.anyContext as? any Screen,
      let host = embed(screen), destination.isSame(as: screen.destination)
    else { return answer }
    return .redirect(to: host)
  }
}
