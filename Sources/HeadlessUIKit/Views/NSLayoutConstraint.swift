/// A rule of a layout, of which there is none here: only the axes are known by its name.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction in which views are laid out.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  override init() {
    super.init()
  }
}
