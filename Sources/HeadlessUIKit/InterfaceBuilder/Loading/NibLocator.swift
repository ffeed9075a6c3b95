/// A lookup of the Interface Builder documents in bundles.
///
/// The name alone identifies a document. The bundle may keep it at the top, or in the folder of a localisation such as
/// `Base.lproj`. If no bundle is given, the main bundle is searched, as in UIKit. The resources of a package are in the bundle that
/// its module knows as `Bundle.module`: pass it, also on a device.
@MainActor
public enum NibLocator {
  /// Returns a Boolean value that indicates whether a bundle contains a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundle: The bundle to search.
  ///   - type: The class of the controller that uses the nib.
  /// - Returns: `true` if there is such a nib.
  public static func hasNib(named name: String, in bundle: Bundle? = nil, for type: AnyClass? = nil) -> Bool {
    nib(named: name, in: bundle, for: type) != nil
  }

  /// Returns a Boolean value that indicates whether a bundle contains a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle to search.
  ///   - type: The class of a controller in the storyboard.
  /// - Returns: `true` if there is such a storyboard.
  public static func hasStoryboard(named name: String, in bundle: Bundle? = nil, for type: AnyClass? = nil) -> Bool {
    storyboard(named: name, in: bundle, for: type) != nil
  }

  /// Returns the name of the nib that belongs to a view controller's class.
  ///
  /// For `HomeViewController` this is `HomeView` or, if there is no such nib, `HomeViewController`. The order is
  /// UIKit's.
  ///
  /// - Parameters:
  ///   - type: The class of the view controller.
  ///   - bundle: The bundle to search.
  /// - Returns: The name, or `nil` if there is no such nib.
  public static func nibName(for type: AnyClass, in bundle: Bundle? = nil) -> String? {
    let name = String(describing: type)
    let view = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
    return (view + [name]).first { nib(named: $0, in: bundle, for: type) != nil }
  }

  /// Returns the bundle where a package keeps the resources of a class's module.
  ///
  /// On Linux this is the bundle that the module itself knows as `Bundle.module`.
  ///
  /// - Parameter type: A class of the module.
  /// - Returns: The bundle, or `nil` if there is none.
  public static func resourceBundle(for type: AnyClass) -> Bundle? {
    ModuleBundle.bundle(for: type)
  }

  static func nib(named name: String, in bundle: Bundle?, for type: AnyClass? = nil) -> LocatedDocument? {
    locate(name, type: "xib", in: bundle, for: type)
  }

  static func storyboard(named name: String, in bundle: Bundle?, for type: AnyClass? = nil) -> LocatedDocument? {
    locate(name, type: "storyboard", in: bundle, for: type)
  }

  private static func locate(
    _ name: String, type: String, in bundle: Bundle?, for owner: AnyClass?
  ) -> LocatedDocument? {
    guard !name.isEmpty else { return nil }
    let searched = bundle ?? .main
    if let path = searched.path(forResource: name, ofType: type) {
      return (path, searched)
    }
    // The module of a class may have the document, which is not found, as on a device, for want of its bundle.
    if bundle == nil, let owner, ModuleBundle.bundle(for: owner)?.path(forResource: name, ofType: type) != nil {
      UIKitWarnings.warn(
        "\(name).\(type) is in the bundle of the module of \(owner), and the main bundle is searched. To fix: pass "
          + "`bundle: .module`."
      )
    }
    return nil
  }
}

/// The path of a document, and the bundle that contains it.
typealias LocatedDocument = (path: String, bundle: Bundle)
