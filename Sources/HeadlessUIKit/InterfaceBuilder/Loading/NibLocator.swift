public import Foundation

/// Finds the Interface Builder documents of bundles.
///
/// A document is found under its name alone, wherever the bundle keeps it: at the top, or in the folder of a
/// localisation such as `Base.lproj`. Where no bundle is given, the main one is searched and then, if a class is
/// given, the bundle in which a package keeps the resources of that class's module.
@MainActor
public enum NibLocator {
  /// Answers whether there is a nib of a name.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundle: The bundle to look in.
  ///   - type: The class of the controller that the nib is for.
  public static func hasNib(named name: String, in bundle: Bundle? = nil, for type: AnyClass? = nil) -> Bool {
    nib(named: name, in: bundle, for: type) != nil
  }

  /// Answers whether there is a storyboard of a name.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle to look in.
  ///   - type: The class of a controller in the storyboard.
  public static func hasStoryboard(named name: String, in bundle: Bundle? = nil, for type: AnyClass? = nil) -> Bool {
    storyboard(named: name, in: bundle, for: type) != nil
  }

  /// The name of the nib that belongs to a view controller's class, where there is one.
  ///
  /// For `HomeViewController` this is `HomeView` or, failing that, `HomeViewController`, in the order of UIKit.
  ///
  /// - Parameters:
  ///   - type: The class of the view controller.
  ///   - bundle: The bundle to look in.
  public static func nibName(for type: AnyClass, in bundle: Bundle? = nil) -> String? {
    nib(for: type, in: bundle)?.name
  }

  /// The bundle in which a package keeps the resources of a class's module, where there is one.
  ///
  /// On Linux this finds what the module itself knows as `Bundle.module`.
  ///
  /// - Parameter type: A class of the module.
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
