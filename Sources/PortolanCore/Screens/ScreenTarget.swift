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

  /// Returns the screen of this destination, for routers of an app's own and for tests.
  ///
  /// - Parameter type: The enum of the app's screens.
  /// - Returns: The screen, or `nil` if the destination is no screen of this type.
  public func screen<Target: Screen>(as type: Target.Type = Target.self) -> Target? {
    anyContext as? Target
  }
}
