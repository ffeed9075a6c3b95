extension UISplitViewController {
  /// The ways to place columns beside each other.
  public enum SplitBehavior: Int, Sendable {
    /// The way that the system chooses.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Beside the secondary column, which moves out.
    case displace = 3
  }

  /// The times at which the button that changes the display mode is visible.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The times that the system chooses.
    case automatic = 0
    /// No time.
    case never = 1
    /// All times.
    case always = 2
  }

  /// The width that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The way to place columns: the app's choice, or else beside each other.
  public final var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }
}
