/// The simulated device on which the app runs.
@MainActor
open class UIDevice: InertUIDevice {
  /// The device.
  public static let current = UIDevice()

  /// The notification that the device posts when it is turned.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of the device, after its idiom.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The name of the device.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the simulated system; see ``HeadlessSystem``.
  open var systemVersion: String { "\(HeadlessSystem.version).0" }
  /// An identifier of the device that is new in each process.
  public final let identifierForVendor: UUID? = UUID()
  /// The orientation of the device.
  open var orientation: UIDeviceOrientation { .portrait }

  override init() {}

  /// The kind of the device; see ``HeadlessSystem/idiom``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessSystem.idiom }

  /// Begins the notifications of turns.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends the notifications of turns.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// The width of a window on the device.
  final var widthClass: UIUserInterfaceSizeClass { .regular }
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// No orientation.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its screen.
  case faceDown

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
