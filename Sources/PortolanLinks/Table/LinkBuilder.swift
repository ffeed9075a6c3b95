/// Collects the links of a table: one after the other, with `if`, `switch` and `for`.
@resultBuilder
public enum LinkBuilder<Value> {
  /// One link.
  public static func buildExpression(_ link: Link<Value>) -> [Link<Value>] { [link] }
  /// Links that were collected elsewhere.
  public static func buildExpression(_ links: [Link<Value>]) -> [Link<Value>] { links }
  /// Links one after the other.
  public static func buildBlock(_ links: [Link<Value>]...) -> [Link<Value>] { links.flatMap { $0 } }
  /// The links of an `if`, or none.
  public static func buildOptional(_ links: [Link<Value>]?) -> [Link<Value>] { links ?? [] }
  /// The links of the first branch.
  public static func buildEither(first links: [Link<Value>]) -> [Link<Value>] { links }
  /// The links of the second branch.
  public static func buildEither(second links: [Link<Value>]) -> [Link<Value>] { links }
  /// The links of a loop.
  public static func buildArray(_ links: [[Link<Value>]]) -> [Link<Value>] { links.flatMap { $0 } }
}
