/// A table of the links of an app, which converts text to values and values to text.
///
/// ```swift
/// let links = try LinkTable<StoreScreen>("https://store.example", "store://") {
///   Link("/", .home)
///   Link("/products/{id}", StoreScreen.product) { if case .product(let id) = $0 { id } else { nil } }
/// }
/// try links.parse("https://store.example/products/42")   // .product(id: 42)
/// try links.print(.product(id: 42))                      // "https://store.example/products/42"
/// ```
///
/// **Parsing.** A link is matched by its shape. Its path decides first: on each level a literal precedes a placeholder,
/// and a placeholder precedes the rest. So `/products/new` precedes `/products/{id}`. Among patterns with the same
/// path, those with more literal items come first, then those with more required items, then the earlier ones. The
/// values are read afterwards. If a text does not fit the type in the pattern, the link is an error, and no other
/// pattern is tried. Items and fragments that a pattern does not name are ignored, such as `utm_source`. An item with
/// one value must not be repeated. `+` is a plus.
///
/// **Printing.** ``parse(_:)-(String)`` reads every link that ``print(_:at:)`` returns as the same value. Values
/// without such a link are not printed: an empty text, `.` and `..` as a component of a path, a control character, and
/// a value whose link another pattern reads. For example, `/products/{name}` does not print the name `new` if there is
/// a pattern `/products/new`. If a value has several links, the first pattern that can write it is used. So
/// `/products?name={name}` after `/products/{name}` prints the names that a path cannot contain.
public struct LinkTable<Value>: LinkCollection {
  /// The possible beginnings of links, of which the first is used for printing.
  public let origins: [LinkOrigin]
  /// The patterns, in the order of the table.
  public let patterns: [LinkPattern]
  /// The links, in the order of the table, with the links of groups.
  public let links: [Link<Value>]

  let index: LinkIndex
  /// The faults of a table that is trusted, or `nil` if it has none.
  let flaw: TableFlaw?

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - origins: The possible beginnings of links, such as `"https://store.example"` and `"store://"` or
  ///     `"store://store.example"`.
  ///   - links: The links.
  /// - Throws: ``LinkTableError`` with all faults of the origins and the patterns.
  /// - Complexity: O(n) in the length of the patterns.
  public init(
    _ origins: LinkOrigin..., @LinkBuilder<Value> links: () -> [Link<Value>]
  ) throws(LinkTableError) {
    try self.init(origins: origins, links: links())
  }

  /// Creates a table of links that are collected elsewhere.
  ///
  /// ```swift
  /// let links = try LinkTable(origins: ["https://shop.example"], links: ShopScreen.links.links)
  /// ```
  ///
  /// - Parameters:
  ///   - origins: The possible beginnings of links.
  ///   - links: The links.
  /// - Throws: ``LinkTableError`` with all faults of the origins and the patterns, also of those in groups.
  /// - Complexity: O(n) in the length of the patterns.
  public init(origins: [LinkOrigin], links: [Link<Value>]) throws(LinkTableError) {
    self.init(origins: origins, links: links) { TableFlaw(error: $0, file: #file, line: #line) }
    try validate()
  }

  /// Creates a table whose faults are reported when it is used.
  private init(origins: [LinkOrigin], links: [Link<Value>], flaw: (LinkTableError) -> TableFlaw) {
    var checks = TableChecks(origins: origins)
    for link in links { checks.add(link) }
    checks.finish()
    patterns = checks.readable
    self.origins = origins
    self.links = links
    self.flaw = checks.faults.isEmpty ? nil : flaw(LinkTableError(faults: checks.faults))
    index = self.flaw == nil ? LinkIndex(origins: origins, patterns: patterns) : LinkIndex(origins: [], patterns: [])
  }

  /// Creates a table that is known to be valid, such as one from a macro or one that a test covers.
  ///
  /// A fault in the table is a programming error. The first use of the table, such as parsing a link, then stops the
  /// program with a list of all faults. To find faults in a test, call ``validate()``.
  ///
  /// ```swift
  /// let links = LinkTable<ShopScreen>.trusting("https://shop.example", "shop://") {
  ///   Link("/", .home)
  ///   Link("/bag", .bag)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - origins: The possible beginnings of links.
  ///   - file: The file that contains the table, for the report.
  ///   - line: The line that contains the table, for the report.
  ///   - links: The links.
  /// - Returns: The table.
  public static func trusting(
    _ origins: LinkOrigin..., file: StaticString = #file, line: UInt = #line,
    @LinkBuilder<Value> links: () -> [Link<Value>]
  ) -> LinkTable {
    LinkTable(origins: origins, links: links()) { TableFlaw(error: $0, file: file, line: line) }
  }
}
