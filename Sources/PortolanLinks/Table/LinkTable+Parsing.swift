public import Foundation

extension LinkTable {
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
  /// - Parameter text: The text of the link, which may come from an untrusted source. Its escapes are decoded once.
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
  /// - Parameter url: The URL, which may come from an untrusted source.
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
  /// - Parameter text: The text of the link, which may come from an untrusted source.
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
  /// - Parameter text: The text of the link, which may come from an untrusted source.
  /// - Returns: The pattern, or `nil` if no pattern matches.
  /// - Complexity: O(n) in the length of the link, independent of the number of patterns.
  public func pattern(of text: String) -> LinkPattern? {
    requireValid()
    return index.number(of: text).map { patterns[$0] }
  }

  private func read(_ text: String) throws(LinkError) -> (Value, Int) {
    requireValid()
    var value: Value?
    var pattern = 0
    let fault = index.match(text) { number, reader in
      pattern = number
      value = links[number].read(&reader)
      return value == nil ? reader.fault ?? .refused(pattern: patterns[number]) : nil
    }
    guard let value else { throw LinkError(fault ?? .noPattern, link: text, in: index) }
    return (value, pattern)
  }
}

extension LinkTable.Match: Sendable where Value: Sendable {}

extension LinkError.Fault: Error {}
