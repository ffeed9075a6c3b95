/// The checks that `@Link` leaves to the compiler: that the types of a case's values fit the placeholders of its pattern.
///
/// A placeholder and a type that do not fit are an error at the link, although the type's name, such as that of a type
/// alias, does not say what it is.
public enum LinkCheck {
  /// Accepts the types that `{id}` stands for.
  public static func oneValue<Value: LinkValue>(_ type: Value.Type) {}

  /// Accepts the types that `{sort?}` stands for.
  public static func oneValueOrNone<Value: LinkValue>(_ type: Value?.Type) {}

  /// Accepts the types that `{tags*}` stands for.
  public static func manyValues<Value: LinkValue>(_ type: [Value].Type) {}

  /// Accepts arrays for `{path...}`.
  public static func restOfPath<Value: LinkValue>(_ type: [Value].Type) {}

  /// Accepts single values for `{path...}`, which read the rest of the path as one text.
  public static func restOfPath<Value: LinkValue>(_ type: Value.Type) {}
}
