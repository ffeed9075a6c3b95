/// The simulated device on which the app runs.
@MainActor
open class UIDevice: InertUIDevice {
  /// The device.
  public static let current = UIDevice()

  /// An identifier of the device that is new in each process.
  public final let identifierForVendor: UUID? = UUID()

  override init() {}

  /// The width of a new window on the device.
  final var widthClass: UIUserInterfaceSizeClass { HeadlessSystem.idiom == .phone ? .compact : .regular }
}
