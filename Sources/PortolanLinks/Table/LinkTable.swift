public import Foundation

/// A table of the links of an app that converts text to values and values to text.
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
  /// The possible beginnings of links; the first is used for printing.
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
    self.init(origins: origins, links: links, file: #file, line: #line)
    try validate()
  }

  /// Creates a table whose faults are reported when it is used.
  private init(origins: [LinkOrigin], links: [Link<Value>], file: StaticString, line: UInt) {
    var checks = TableChecks(origins: origins)
    for link in links { checks.add(link) }
    index = checks.finish(origins)
    patterns = checks.readable
    self.origins = origins
    self.links = links
    flaw =
      checks.faults.isEmpty ? nil : TableFlaw(error: LinkTableError(faults: checks.faults), file: file, line: line)
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
    LinkTable(origins: origins, links: links(), file: file, line: line)
  }

  /// Prints the link of a value.
  ///
  /// ```swift
  /// try ShopScreen.links.print(.product(id: 42))                    // https://shop.example/products/42
  /// try ShopScreen.links.print(.product(id: 42), at: "shop://")     // shop://products/42
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: The origin of the link. It must be one of the table's origins. The default is the first one.
  /// - Returns: The link, percent-encoded, for ``parse(_:)-(String)`` to read as the same value.
  /// - Throws: ``LinkError`` with the code ``LinkError/Code/unprintable`` if no pattern can write the value.
  /// - Complexity: O(n) in the number of patterns before the one that writes the value.
  public func print(_ value: Value, at origin: LinkOrigin? = nil) throws(LinkError) -> String {
    requireValid()
    if let origin, !origins.contains(origin) { throw LinkError(.noOrigin(origin), link: "", in: index) }
    let start = origin ?? origins[0]
    var first: LinkFault?
    for number in links.indices {
      guard let texts = links[number].write(value) else { continue }
      do throws(LinkFault) { return try write(texts, number, at: start) } catch { first = first ?? error }
    }
    throw LinkError(first ?? .noLink(type: Value.self), link: "", in: index)
  }

  /// Returns `true` if a pattern is meant for a value, also if the value cannot be written.
  package func hasPattern(for value: Value) -> Bool { links.contains { $0.write(value) != nil } }

  /// Returns the link of a value as a URL.
  ///
  /// ```swift
  /// if let url = ShopScreen.links.url(for: .product(id: 42)) { share(url) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: The origin of the link. It must be one of the table's origins. The default is the first one.
  /// - Returns: The URL, or `nil` if the value has no link.
  public func url(for value: Value, at origin: LinkOrigin? = nil) -> URL? {
    do throws(LinkError) { return URL(string: try print(value, at: origin)) } catch { return nil }
  }

  private func write(_ texts: [[String]?], _ number: Int, at origin: LinkOrigin) throws(LinkFault) -> String {
    let pattern = patterns[number]
    let text = try LinkPrinter(pattern, texts, links[number].cardinalities).print(at: origin)
    guard text.utf8.count <= LinkLimits.length else { throw .printedTooLong(text.utf8.count, pattern: pattern) }
    let reader = search(text, isRead: false).number
    guard reader == number else { throw .taken(pattern: pattern, by: reader.map { patterns[$0] } ?? pattern) }
    return text
  }

  /// A value with the pattern that it was read with.
  ///
  /// ```swift
  /// let match = try ShopScreen.links.match("https://shop.example/products/42")
  /// analytics.log(screen: match.pattern.text)  // /products/{id}
  /// ```
  public struct Match {
    /// The value of the link.
    public let value: Value
    /// The pattern of the link.
    public let pattern: LinkPattern
  }

  /// Parses a link.
  ///
  /// ```swift
  /// let screen = try ShopScreen.links.parse("https://shop.example/products/42")  // .product(id: 42)
  /// ```
  ///
  /// - Parameter text: The text of the link. It may come from an untrusted source. Its escapes are decoded once.
  /// - Returns: The value of the link.
  /// - Throws: ``LinkError`` if the text is not a link of the table.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public func parse(_ text: String) throws(LinkError) -> Value { try read(text).0 }

  /// Parses a URL.
  ///
  /// If the link is available as text, ``parse(_:)-(String)`` is faster.
  ///
  /// ```swift
  /// let screen = try ShopScreen.links.parse(url)
  /// try await router.navigate(to: screen)
  /// ```
  ///
  /// - Parameter url: The URL. It may come from an untrusted source.
  /// - Returns: The value of the link.
  /// - Throws: ``LinkError`` if the URL is not a link of the table.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public func parse(_ url: URL) throws(LinkError) -> Value { try read(url.absoluteString).0 }

  /// Parses a link, and returns its value together with its pattern.
  ///
  /// ```swift
  /// let match = try ShopScreen.links.match("https://shop.example/products/42")
  /// print(match.value, match.pattern)
  /// ```
  ///
  /// - Parameter text: The text of the link. It may come from an untrusted source.
  /// - Returns: The value and the pattern of the link.
  /// - Throws: ``LinkError`` if the text is not a link of the table.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public func match(_ text: String) throws(LinkError) -> Match {
    let (value, number) = try read(text)
    return Match(value: value, pattern: patterns[number])
  }

  /// Returns the pattern of a link, without reading its values.
  ///
  /// ```swift
  /// if let pattern = ShopScreen.links.pattern(of: text) { analytics.log(screen: pattern.text) }
  /// ```
  ///
  /// - Parameter text: The text of the link. It may come from an untrusted source.
  /// - Returns: The pattern, or `nil` if no pattern matches.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public func pattern(of text: String) -> LinkPattern? {
    requireValid()
    return search(text, isRead: false).number.map { patterns[$0] }
  }

  private func read(_ text: String) throws(LinkError) -> (Value, Int) {
    requireValid()
    let (number, value, fault) = search(text, isRead: true)
    guard let number, let value else { throw LinkError(fault ?? .noPattern, link: text, in: index) }
    return (value, number)
  }

  private func search(_ text: String, isRead: Bool) -> (number: Int?, value: Value?, fault: LinkFault?) {
    var found: Int?
    var value: Value?
    let fault = index.match(text) { number, reader in
      found = number
      guard isRead else { return nil }
      value = links[number].read(&reader)
      return value == nil ? reader.fault ?? .refused(pattern: patterns[number]) : nil
    }
    return (found, value, fault)
  }

  /// Checks a table that was created by a macro or with ``trusting(_:file:line:links:)``.
  ///
  /// A macro sees only its own enum, so conflicts between the features of an app are found here. One test is enough:
  ///
  /// ```swift
  /// @Test func links() throws { try AppScreen.links.validate() }
  /// ```
  ///
  /// - Throws: ``LinkTableError`` with all faults of the origins and the patterns.
  public func validate() throws(LinkTableError) {
    if let flaw { throw flaw.error }
  }

  /// Stops the program if the table has a fault, with a list of all faults.
  @inline(__always)
  package func requireValid() {
    if let flaw { flaw.stop() }
  }
}

extension LinkTable.Match: Sendable where Value: Sendable {}

/// The faults of a table that is trusted, and its location.
final class TableFlaw: Sendable {
  let error: LinkTableError
  private let file: StaticString
  private let line: UInt

  init(error: LinkTableError, file: StaticString, line: UInt) {
    self.error = error
    self.file = file
    self.line = line
  }

  func stop() -> Never {
    preconditionFailure("\(error)", file: file, line: line)
  }
}
