/// The screen of the device that is simulated.
@MainActor
open class UIScreen: InertUIScreen {
  /// The screen.
  public static let main = UIScreen()

  override init() {}

  /// The rectangle of the screen, in points, after the kind of the device.
  open var bounds: CGRect {
    HeadlessSystem.idiom == .phone
      ? CGRect(x: 0, y: 0, width: 390, height: 844) : CGRect(x: 0, y: 0, width: 820, height: 1180)
  }
}
