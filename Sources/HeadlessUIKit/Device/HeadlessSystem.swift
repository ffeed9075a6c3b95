/// The settings of the simulated system.
///
/// UIKit's behaviour differs between versions of iOS where the version is named beside a rule. The settings are for the whole
/// process: a test sets one, acts without suspending, and sets it back.
@MainActor
public enum HeadlessSystem {
  /// The version of iOS whose behaviour is simulated.
  public static var version = 18
  /// The observations about which sources disagree that are simulated; none is by default.
  public static var contested: Contested = []
  /// The kind of the device.
  public static var idiom = UIUserInterfaceIdiom.pad

  /// Observations about which sources disagree.
  public struct Contested: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The callbacks of the first push onto a stack's root receive `true` for `animated`, even if the push is not animated.
    public static let firstPushIsAnimated = Contested(rawValue: 1 << 0)
    /// A presentation over the current context from a stack inside a root is made by the root.
    public static let rootPresentsOverContext = Contested(rawValue: 1 << 1)
    /// A controller that leaves a stack as its visible top and is pushed elsewhere in the same turn raises.
    public static let movedTopRaises = Contested(rawValue: 1 << 2)
    /// A visible window that nothing else holds stays until it is hidden, with a warning.
    public static let visibleWindowsStay = Contested(rawValue: 1 << 3)
    /// The callbacks of a modal receive `true` for `animated`, even if it is presented or dismissed without an animation.
    public static let modalsAppearAnimated = Contested(rawValue: 1 << 4)
  }
}
