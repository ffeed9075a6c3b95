/// A controller or view that accepts the outlets and actions of an Interface Builder document.
///
/// UIKit sets outlets and calls actions by the names of properties and methods. It finds them at run time. Without Objective-C a
/// Swift program has no such names. A class therefore defines the meaning of each name:
///
/// ```swift
/// final class HomeViewController: UIViewController {
///   #if canImport(UIKit)
///     @IBOutlet
///   #endif
///   var greetingLabel: UILabel!
/// }
///
/// #if !canImport(UIKit)
///   extension HomeViewController: InterfaceBuilderConnecting {
///     func connect(outlet: String, to object: AnyObject) -> Bool {
///       guard outlet == "greetingLabel" else { return false }
///       greetingLabel = object as? UILabel
///       return greetingLabel != nil
///     }
///   }
/// #endif
/// ```
///
/// If no class accepts an outlet or action, a warning is given once for each document. UIKit would raise an exception,
/// but this module cannot know whether the class has such a property on a phone.
///
/// The outlets of UIKit's own classes, such as `view`, `delegate` and `dataSource`, are connected without this
/// protocol.
@MainActor
public protocol InterfaceBuilderConnecting: AnyObject {
  /// Sets an outlet.
  ///
  /// - Parameters:
  ///   - outlet: The name of the property.
  ///   - object: The object that the document connects.
  /// - Returns: `true` if the class has such an outlet for such an object.
  func connect(outlet: String, to object: AnyObject) -> Bool

  /// Sets an outlet collection.
  ///
  /// - Parameters:
  ///   - outletCollection: The name of the property.
  ///   - objects: The objects that the document connects, in the order of the document.
  /// - Returns: `true` if the class has such a collection.
  func connect(outletCollection: String, to objects: [AnyObject]) -> Bool

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The selector in the document's spelling, such as `buy:`.
  ///   - sender: The control or bar button that was used.
  /// - Returns: `true` if the class has such an action.
  func perform(action: String, sender: AnyObject?) -> Bool
}

extension InterfaceBuilderConnecting {
  /// Returns `false`.
  public func connect(outlet: String, to object: AnyObject) -> Bool { false }
  /// Returns `false`.
  public func connect(outletCollection: String, to objects: [AnyObject]) -> Bool { false }
  /// Returns `false`.
  public func perform(action: String, sender: AnyObject?) -> Bool { false }
}
