/// Takes over the outlets and actions that an Interface Builder document connects to a controller or view.
///
/// UIKit sets outlets and calls actions by the names of properties and methods, which it finds at run time. Without
/// Objective-C a Swift program has no such names, so here a class says by itself what each name means:
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
/// An outlet or action that nobody takes is warned of once for each document, where UIKit would raise an exception:
/// whether the class has such a property on a phone cannot be known here.
///
/// The outlets that UIKit's own classes have, such as `view`, `delegate` and `dataSource`, are connected without it.
@MainActor
public protocol InterfaceBuilderConnecting: AnyObject {
  /// Sets an outlet.
  ///
  /// - Parameters:
  ///   - outlet: The name of the property.
  ///   - object: The object that the document connects.
  /// - Returns: Whether there is such an outlet, for such an object.
  func connect(outlet: String, to object: AnyObject) -> Bool

  /// Sets an outlet collection.
  ///
  /// - Parameters:
  ///   - outletCollection: The name of the property.
  ///   - objects: The objects that the document connects, in its order.
  /// - Returns: Whether there is such a collection.
  func connect(outletCollection: String, to objects: [AnyObject]) -> Bool

  /// Carries out an action.
  ///
  /// - Parameters:
  ///   - action: The selector as the document has it, such as `buy:`.
  ///   - sender: The control or bar button that was used.
  /// - Returns: Whether there is such an action.
  func perform(action: String, sender: AnyObject?) -> Bool
}

extension InterfaceBuilderConnecting {
  /// Answers `false`.
  public func connect(outlet: String, to object: AnyObject) -> Bool { false }
  /// Answers `false`.
  public func connect(outletCollection: String, to objects: [AnyObject]) -> Bool { false }
  /// Answers `false`.
  public func perform(action: String, sender: AnyObject?) -> Bool { false }
}
