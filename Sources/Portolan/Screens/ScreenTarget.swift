// A screen as the target of a navigation.
extension Screen {
  /// The screen as a destination.
  @MainActor public var destination: Destination { Destination(self) }
}

extension Destination {
  /// Creates a destination from a screen.
  ///
  /// - Parameter screen: The screen, whose ``Screen/route`` leads to it.
  public init<Target: Screen>(_ screen: Target) {
    self.init(bound: ScreenDestination(screen))
  }
}
