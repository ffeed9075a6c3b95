/// A weak reference, for lists of objects that the app may release.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  /// Creates a reference to an object.
  package init(_ object: Object) { self.object = object }
}
