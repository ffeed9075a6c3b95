/// Returns the name of a controller's class, without its module.
@inline(never) package func typeName(_ object: AnyObject) -> String { String(describing: type(of: object)) }

/// Returns the name of a class, without its module.
package func typeName(_ type: any Any.Type) -> String { String(describing: type) }

/// A description of a class of controllers.
///
/// It is cached, because creating it takes longer than resolving a route.
@MainActor
final class ClassDescription {
  private let type: UIViewController.Type
  let name: String
  let describesItself: Bool
  /// A Boolean value that indicates whether the controllers of the class are containers.
  let isContainer: Bool

  // Exclusivity is unchecked, because no change calls other code.
  @exclusivity(unchecked) private static var known: [ObjectIdentifier: ClassDescription] = [:]

  /// The description that was requested last, because many stacks begin with a controller of the same class.
  @exclusivity(unchecked) private static var latest: ClassDescription?

  private init(_ type: UIViewController.Type) {
    self.type = type
    name = typeName(type)
    describesItself = type is any HierarchyDescribing.Type
    isContainer = type is any ContainerViewController.Type
    Self.known[ObjectIdentifier(type)] = self
  }

  @inline(never) static func of(_ type: UIViewController.Type) -> ClassDescription {
    if let latest, latest.type == type { return latest }
    let description = known[ObjectIdentifier(type)] ?? ClassDescription(type)
    latest = description
    return description
  }
}

extension UIViewController {
  /// The name of the class without its module, looked up only once.
  var nameOfClass: String { ClassDescription.of(type(of: self)).name }

  /// The value of ``container`` that is not asked of classes that are known to be no containers.
  ///
  /// A check for a conformance takes longer than a lookup of a class.
  package var knownContainer: (any ContainerAdapter)? {
    ClassDescription.of(type(of: self)).isContainer ? container : nil
  }
}

/// Returns the description of an action, a finder or a guard, or else the name of its type.
@MainActor
@inline(never) package func describe(_ value: Any) -> String {
  if let value = value as? any CustomStringConvertible { return value.description }
  if let action = value as? any BuiltInAction { return action.name }
  return ValueText.name(of: type(of: value))
}

/// A screen that describes its content in a few words, for errors, plans and trees.
///
/// ```swift
/// extension ProductViewController: HierarchyDescribing {
///   var hierarchyDescription: String { "id: \(productID)" }
/// }
/// ```
public protocol HierarchyDescribing: UIViewController {
  /// The text in parentheses after the class, such as `id: 42`.
  var hierarchyDescription: String { get }
}
