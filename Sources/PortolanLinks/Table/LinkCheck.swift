/// The checks that `@Link` leaves to the compiler: the types of a case's values must fit the placeholders of its
/// pattern.
///
/// A placeholder and a type that do not fit are an error at the link. The macro cannot check this itself, because a
/// type's name, such as a type alias, does not reveal its kind.
public enum LinkCheck {
  /// Accepts the types that fit `{id}`.
  public static func oneValue<Value: LinkValue>(_ type: Value.Type) {}

  /// Accepts the types that fit `{sort?}`.
  public static func oneValueOrNone<Value: LinkValue>(_ type: Value?.Type) {}

  /// Accepts the types that fit `{tags*}`.
  public static func manyValues<Value: LinkValue>(_ type: [Value].Type) {}

  /// Accepts arrays as values of `{path...}`.
  public static func restOfPath<Value: LinkValue>(_ type: [Value].Type) {}

  /// Accepts single values of `{path...}`, since they read the rest of the path as one text.
  public static func restOfPath<Value: LinkValue>(_ type: Value.Type) {}

  /// Accepts the types that a group of links can embed.
  public static func feature<Feature: Linkable>(_ type: Feature.Type) {}
}
