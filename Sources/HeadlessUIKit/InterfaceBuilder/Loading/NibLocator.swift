public import Foundation

/// Finds the Interface Builder documents of a bundle.
///
/// A document is found under its name alone, wherever the bundle keeps it: at the top, or in the folder of a
/// localisation such as `Base.lproj`.
public enum NibLocator {
  /// Answers whether a bundle has a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundle: The bundle to look in; `nil` means the main one.
  public static func hasNib(named name: String, in bundle: Bundle? = nil) -> Bool {
    pathOfNib(named: name, in: bundle) != nil
  }

  /// The path of a nib, or `nil` where the bundle has none of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the nib without an extension.
  ///   - bundle: The bundle to look in; `nil` means the main one.
  public static func pathOfNib(named name: String, in bundle: Bundle? = nil) -> String? {
    path(of: name, type: "xib", in: bundle)
  }

  /// The path of a storyboard, or `nil` where the bundle has none of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard without an extension.
  ///   - bundle: The bundle to look in; `nil` means the main one.
  public static func pathOfStoryboard(named name: String, in bundle: Bundle? = nil) -> String? {
    path(of: name, type: "storyboard", in: bundle)
  }

  /// The name of the nib that belongs to a view controller's class, where the bundle has one.
  ///
  /// For `HomeViewController` this is `HomeView` or, failing that, `HomeViewController`: the order of UIKit.
  ///
  /// - Parameters:
  ///   - controllerClass: The class of the view controller.
  ///   - bundle: The bundle to look in; `nil` means the main one.
  public static func nibName(for controllerClass: AnyClass, in bundle: Bundle? = nil) -> String? {
    let name = String(describing: controllerClass)
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
    return candidates.first { hasNib(named: $0, in: bundle) }
  }

  private static func path(of name: String, type: String, in bundle: Bundle?) -> String? {
    guard !name.isEmpty else { return nil }
    return (bundle ?? .main).path(forResource: name, ofType: type)
  }
}
