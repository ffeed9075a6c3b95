// The screens that a route leads through.
extension RouteSearch {
  /// Resolves the route of a screen or, if it is a screen of a feature, of the screen of the app that contains it.
  ///
  /// The program stops if the route of a screen leads through the same screen.
  mutating func resolve(_ screen: any Screen, adding additions: StepAdditions?) throws {
    let host: any Screen = features.reversed().reduce(screen) { $1.host(of: $0) }
    try resolve(host: host, adding: additions)
  }

  private mutating func resolve(host screen: some Screen, adding additions: StepAdditions?) throws {
    precondition(
      !screens.contains(screen),
      """
      The route to \(ValueText.of(screen)) leads through itself: \(screens.map(ValueText.of)). \
      To fix: let one of these routes start from what is there, as .push and .present do.
      """)
    let outer = (features, screens)
    (features, screens) = ([], screens + [screen])
    defer { (features, screens) = outer }
    let node = destination?.node(of: screen) { screen.route.step.node } ?? screen.route.step.node
    try node.resolve(with: screen, adding: additions, into: &self)
  }

  /// Resolves the route of the parent that an app supplies for the feature of a screen.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/nothingToStartFrom`` if there is no app or no parent.
  mutating func resolveParent(of screen: any Screen, adding additions: StepAdditions?) throws {
    let feature = type(of: screen)
    let embedding = features.last { $0.feature == ObjectIdentifier(feature) }
    if let embedding, let parent = embedding.parent { return try parent(embedding.host(of: screen), additions, &self) }
    let reason = "its route starts from the parent of \(ValueText.name(of: feature)), and "
    throw RoutingError(
      .nothingToStartFrom, step: ValueText.of(screen),
      reason: reason
        + (embedding == nil
          ? "the request is not for the screen of an app that contains it" : "the app supplies none"),
      fix: embedding == nil
        ? "navigate with the router that the app made for the feature with screens(in:)"
        : "pass the parent in the route of the app: screen.route(in: …, parent: …)")
  }
}
