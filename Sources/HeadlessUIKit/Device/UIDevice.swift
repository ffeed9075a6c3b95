/// The simulated device on which the app runs.
@MainActor
open class UIDevice: InertUIDevice {
  /// The device.
  public static let current = UIDevice()

  /// The kind of the device, after its idiom.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// The name of the device.
  open var name: String { model }
  /// The version of the simulated system; see ``HeadlessSystem``.
  open var systemVersion: String { "\(HeadlessSystem.version).0" }
  /// An identifier of the device that is new in each process.
  public final let identifierForVendor: UUID? = UUID()

  override init() {}

  /// The kind of the device; see ``HeadlessSystem/idiom``.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessSystem.idiom }

  /// The width of a new window on the device.
  final var widthClass: UIUserInterfaceSizeClass { HeadlessSystem.idiom == .phone ? .compact : .regular }
}
