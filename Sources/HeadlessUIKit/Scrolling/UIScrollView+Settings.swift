extension UIScrollView {
  /// The ways in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When scrolling begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
  }

  /// The ways to keep content away from bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The way that the system chooses.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// In all directions.
    case always = 3
  }

  /// A Boolean value that indicates whether the user drags the content, which no simulated gesture does.
  public final var isDragging: Bool { false }
}
