/// A result builder that collects the links of a table, with `if`, `switch` and `for`.
///
/// ```swift
/// let links = LinkTable<ShopScreen>.trusting("https://shop.example") {
///   Link("/", .home)
///   if settings.tutorialWasShown { Link("/bag", .bag) }
///   for city in ["genoa", "palma"] { Link("/cities/\(city)", .city(name: city)) }
/// }
/// ```
@resultBuilder
public enum LinkBuilder<Value> {
  /// Returns a single link as an array.
  public static func buildExpression(_ link: Link<Value>) -> [Link<Value>] { [link] }
  /// Returns the links of a feature.
  public static func buildExpression(_ group: LinkGroup<Value>) -> [Link<Value>] { group.links }
  /// Returns links that were collected elsewhere.
  public static func buildExpression(_ links: [Link<Value>]) -> [Link<Value>] { links }
  /// Returns the links of a type.
  public static func buildExpression<Source: LinkSource>(_ source: Source.Type) -> [Link<Value>]
  where Source.Value == Value { source.links }
  /// Returns the links of all statements in their order.
  public static func buildBlock(_ links: [Link<Value>]...) -> [Link<Value>] { links.flatMap { $0 } }
  /// Returns the links of an `if`, or an empty array.
  public static func buildOptional(_ links: [Link<Value>]?) -> [Link<Value>] { links ?? [] }
  /// Returns the links of the first branch.
  public static func buildEither(first links: [Link<Value>]) -> [Link<Value>] { links }
  /// Returns the links of the second branch.
  public static func buildEither(second links: [Link<Value>]) -> [Link<Value>] { links }
  /// Returns the links of a loop.
  public static func buildArray(_ links: [[Link<Value>]]) -> [Link<Value>] { links.flatMap { $0 } }
}
