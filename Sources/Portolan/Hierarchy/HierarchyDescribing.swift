/// A screen that says in a few words what it shows, for errors, plans and trees.
@MainActor
public protocol HierarchyDescribing: UIViewController {
  /// What stands in parentheses behind the class, such as `id: 42`.
  var hierarchyDescription: String { get }
}
