/// The settings of the simulated system.
///
/// UIKit's behaviour differs between versions of iOS where the version is named beside a rule. The settings are for the whole
/// process: a test sets one, acts without suspending, and sets it back.
@MainActor
public enum HeadlessSystem {
  /// The version of iOS whose behaviour is simulated.
  public static var version = 18
  /// The kind of the device.
  public static var idiom = UIUserInterfaceIdiom.pad
}
