/// The screen of the device that is simulated.
@MainActor
open class UIScreen: InertUIScreen {
  /// The screen.
  public static let main = UIScreen()

  override init() {}

  /// The rectangle of the screen, in points, after the kind of the device and the orientation of the interface.
  open var bounds: CGRect {
    let size = HeadlessSystem.idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 1180)
    let isTurned = UIApplication.shared.firstWindowScene?.storedOrientation.isLandscape == true
    return CGRect(origin: .zero, size: isTurned ? CGSize(width: size.height, height: size.width) : size)
  }
}
