// swift-format-ignore-file
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public static func appearance() -> Self { _stub() }  // +appearance
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { _stub() }  // +appearanceWhenContainedInInstancesOf:
}

extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { _stub() }  // +appearance
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { _stub() }  // +appearanceWhenContainedInInstancesOf:
}

