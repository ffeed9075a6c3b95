public import Foundation

/// A lookup of the Interface Builder documents in bundles.
///
/// The name alone identifies a document. The bundle may keep it at the top, or in the folder of a localisation such as
/// `Base.lproj`. If no bundle is given, the main bundle is searched. If a class is given too, the next bundle that is
/// searched is the one in which a package keeps the resources of that class's module.
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
    nib(for: type, in: bundle)?.name
  }

  /// Returns the bundle in which a package keeps the resources of a class's module.
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

  static func nib(for type: AnyClass, in bundle: Bundle?) -> LocatedDocument? {
    let name = String(describing: type)
    let suffix = "Controller"
    if name.hasSuffix(suffix), let nib = nib(named: String(name.dropLast(suffix.count)), in: bundle, for: type) {
      return nib
    }
    return nib(named: name, in: bundle, for: type)
  }

  private static func locate(
    _ name: String,
    type: String,
    in bundle: Bundle?,
    for owner: AnyClass?
  ) -> LocatedDocument? {
    guard !name.isEmpty else { return nil }
    let bundles = bundle.map { [$0] } ?? [.main] + [owner.flatMap(ModuleBundle.bundle(for:))].compactMap { $0 }
    for bundle in bundles {
      guard let path = bundle.path(forResource: name, ofType: type) else { continue }
      return LocatedDocument(name: name, path: path, bundle: bundle)
    }
    return nil
  }
}
