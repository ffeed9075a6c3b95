extension WindowUser {
  /// The gestures that the containers on screen offer.
  var containerGestures: [ContainerGesture] {
    let all = visibleControllers.flatMap { ($0 as? any UserContainer)?.gestures ?? [] }
    return ContainerGesture.Kind.allCases.flatMap { kind in
      let ofKind = all.filter { $0.kind == kind }
      guard kind == .movement else { return ofKind }
      return ofKind.indices.filter { index in
        !ofKind[(index + 1)...].contains { $0.text == ofKind[index].text }
      }.map { ofKind[$0] }
    }
  }

  /// Makes a gesture of a container on screen, such as `swipe back`.
  ///
  /// - Parameters:
  ///   - gesture: The written form, as in ``possibleGestures``.
  ///   - completing: `true` to complete a swipe, or `false` to cancel it and restore the previous state.
  /// - Returns: `true` if the gesture had its effect; a delegate may prevent it.
  /// - Throws: ``UserGestureError`` if no container on screen offers the gesture.
  @discardableResult
  public func perform(_ gesture: String, completing: Bool = true) throws -> Bool {
    let isBack = gesture == ContainerGesture.back || gesture == ContainerGesture.backSwipe
    let reason =
      if isBack {
        gesture == ContainerGesture.backSwipe && containerGestures.contains { $0.text == ContainerGesture.back }
          ? "the swipe back is disabled" : "there is no back button on screen"
      } else {
        "nothing on screen offers it"
      }
    return try perform(gesture, completing: completing, orThrow: reason)
  }

  /// Makes a gesture of a container on screen, or throws an error with a reason.
  @discardableResult
  func perform(_ gesture: String, completing: Bool = true, orThrow reason: String) throws -> Bool {
    let gesture = gesture.onOneLine
    try requireRest(gesture)
    guard let found = containerGestures.first(where: { $0.text == gesture }) else { throw error(gesture, reason) }
    return found.perform(completing)
  }
}
