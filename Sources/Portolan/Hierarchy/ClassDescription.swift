/// The name of a controller's class, without its module.
func typeName(_ object: AnyObject) -> String {
  String(describing: type(of: object))
}

/// The name of a class, without its module.
func typeName(_ type: any Any.Type) -> String {
  String(describing: type)
}

/// What is known of a class of controllers, for people. Finding it out takes longer than resolving a route.
@MainActor
struct ClassDescription {
  let name: String
  private let describesItself: Bool

  private static var known: [ObjectIdentifier: ClassDescription] = [:]
  /// The one that was asked for last: most plans begin with a controller of the same class.
  private static var latest: (type: ObjectIdentifier, description: ClassDescription)?

  static func of(_ viewController: UIViewController) -> ClassDescription {
    let type = ObjectIdentifier(type(of: viewController))
    if let latest, latest.type == type { return latest.description }
    let description =
      known[type]
      ?? ClassDescription(
        name: typeName(viewController), describesItself: viewController is any HierarchyDescribing)
    known[type] = description
    latest = (type, description)
    return description
  }

  /// Returns the details of a controller that does not describe itself; `nil` until a feature knows any.
  static var detailOfOthers: (@MainActor (UIViewController) -> String?)?

  /// Returns the details of a controller of this class: its own description, or that of a feature that knows it.
  func detail(of viewController: UIViewController) -> String? {
    guard describesItself else { return Self.detailOfOthers?(viewController) }
    return (viewController as? any HierarchyDescribing)?.hierarchyDescription
  }
}

/// What an action, a finder or a guard calls itself, or else its type.
@MainActor
func describe(_ value: Any) -> String {
  if let value = value as? any Adapting { return describe(value.adapted) }
  if let value = value as? any CustomStringConvertible { return value.description }
  return ValueText.name(of: type(of: value))
}

/// A value that stands for another one, which is the one to describe.
@MainActor
protocol Adapting {
  var adapted: Any { get }
}

/// A screen that says in a few words what it shows, for errors, plans and trees.
@MainActor
public protocol HierarchyDescribing: UIViewController {
  /// What stands in parentheses behind the class, such as `id: 42`.
  var hierarchyDescription: String { get }
}
