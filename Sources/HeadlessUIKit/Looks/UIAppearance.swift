extension UIViewController: UIAppearanceContainer {}
extension UIView: HeadlessAppearance, UIAppearanceContainer {}
extension UIBarItem: HeadlessAppearance {}

/// A class whose looks an app sets.
public protocol HeadlessAppearance: UIAppearance {
  /// Creates an object from an archive.
  init?(coder: NSCoder)
}

extension HeadlessAppearance {
  /// Returns the object that stands for all instances.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the object that stands for the instances inside instances of other classes.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { Self(coder: $0) }
  }
}

/// The objects that stand for all instances of a class.
@MainActor
private enum AppearanceProxies {
  private static var proxies: [[ObjectIdentifier]: AnyObject] = [:]

  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type], make: (NSCoder) -> Object?
  ) -> Object {
    let key = [ObjectIdentifier(type)] + containers.map { ObjectIdentifier($0) }
    if let known = proxies[key] as? Object { return known }
    guard let new = make(CellCoder()) else {
      raise("\(String(reflecting: type)).init?(coder:) returned nil.")
    }
    proxies[key] = new
    return new
  }
}
