/// A gesture that a container itself offers: a tap on its bar, or a movement between its children.
@MainActor
struct ContainerGesture {
  /// The kinds of gestures, in the order they are listed.
  enum Kind: CaseIterable {
    case barButton
    case tab
    /// A movement between children. If several containers on screen offer the same, the innermost makes it.
    case movement
  }

  let kind: Kind
  /// The gesture in its written form, such as `tap tab "Bag"`.
  let text: String
  /// The title of the element that is tapped, or `nil` for a movement.
  var title: String?
  /// A Boolean value that indicates whether the gesture differs in effect from all others, so that it is listed.
  var isListed = true
  /// The menu of the button that is tapped.
  var menu: UIMenu?
  /// The button that is tapped.
  var sender: AnyObject?
  /// Makes the gesture, completely or with a cancellation at its end, and returns `true` if it had its effect.
  let perform: (_ completing: Bool) -> Bool
}

extension WindowUser {
  /// The gestures that the containers on screen offer.
  var containerGestures: [ContainerGesture] {
    let all = visibleControllers.flatMap(\.gestures)
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
    try requireRest(gesture)
    guard let found = containerGestures.first(where: { $0.text == gesture }) else { throw error(gesture, reason) }
    return found.perform(completing)
  }
}
