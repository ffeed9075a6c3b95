/// The links of an app, in both directions: text to value and value to text.
///
///     let links = try LinkTable<StoreScreen>("https://store.example", "store://") {
///       Link("/", .home)
///       Link("/products/{id}", StoreScreen.product) { if case .product(let id) = $0 { id } else { nil } }
///     }
///     try links.parse("https://store.example/products/42")   // .product(id: 42)
///     try links.print(.product(id: 42))                      // "https://store.example/products/42"
///
/// **What is found.** A link is matched by its shape. Its path decides first: on each level a literal goes before a
/// placeholder, and a placeholder before the rest, so that `/products/new` goes before `/products/{id}`. Of patterns with
/// the same path, those with more literal items go first, then those that need more items, then the earlier one. Only then
/// are the values read: what does not fit the types of the pattern that was found is an error, and no other pattern is
/// tried. Items and fragments that a pattern does not name are ignored, such as `utm_source`; an item that it reads one
/// value from must not be repeated. `+` is a plus.
///
/// **What is printed.** ``parse(_:)-(String)`` of what ``print(_:at:)`` printed is the value that was printed. What cannot
/// be written so that this holds is not printed: an empty text, `.` and `..` as a component of a path, a control character,
/// and a value whose link another pattern reads, as `/products/{name}` for the name `new` where there is `/products/new`.
/// A value with several links is printed by the first that can: `/products?name={name}` after `/products/{name}` takes what
/// a path cannot hold.
public struct LinkTable<Value>: Sendable {
  /// Where links may begin. They are printed with the first.
  public let origins: [LinkOrigin]
  /// The patterns, in the order of the table.
  public let patterns: [LinkPattern]

  let links: [Link<Value>]
  let index: LinkIndex

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - origins: Where links may begin, such as `"https://store.example"` and `"store://"`.
  ///   - links: The links.
  /// - Throws: ``LinkTableError`` with everything that is wrong with the origins and the patterns.
  /// - Complexity: O(n) in the length of the patterns.
  public init(
    _ origins: LinkOrigin..., @LinkBuilder<Value> links: () -> [Link<Value>]
  ) throws(LinkTableError) {
    try self.init(origins: origins, links: links())
  }

  /// Makes a table of links that are collected elsewhere.
  ///
  /// - Parameters:
  ///   - origins: Where links may begin.
  ///   - links: The links.
  /// - Throws: ``LinkTableError`` with everything that is wrong with the origins and the patterns.
  /// - Complexity: O(n) in the length of the patterns.
  public init(origins: [LinkOrigin], links: [Link<Value>]) throws(LinkTableError) {
    var checks = TableChecks(origins: origins)
    for link in links { checks.add(link.text, cardinalities: link.cardinalities, types: link.types) }
    patterns = try checks.finish()
    self.origins = origins
    self.links = links
    index = LinkIndex(origins: origins, patterns: patterns)
  }

  /// Makes a table that is known to be right, as one that a macro wrote or one that a test has made.
  ///
  /// What is wrong with it is a fault of the program, and stops it with the whole list.
  ///
  /// - Parameters:
  ///   - origins: Where links may begin.
  ///   - links: The links.
  ///   - file: Where the table is written, for the report.
  ///   - line: Where the table is written, for the report.
  public static func trusting(
    _ origins: LinkOrigin..., file: StaticString = #file, line: UInt = #line,
    @LinkBuilder<Value> links: () -> [Link<Value>]
  ) -> LinkTable {
    do throws(LinkTableError) {
      return try LinkTable(origins: origins, links: links())
    } catch {
      preconditionFailure("\(error)", file: file, line: line)
    }
  }
}
