/// The namespace of the axes, since there is no layout here.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction in which views are laid out.
  public enum Axis: Int, Sendable {
    /// From the leading to the trailing side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  override init() {
    super.init()
  }
}
