public import Foundation

extension LinkTable {
  /// Prints the link of a value.
  ///
  /// ```swift
  /// try ShopScreen.links.print(.product(id: 42))                    // https://shop.example/products/42
  /// try ShopScreen.links.print(.product(id: 42), at: "shop://")     // shop://products/42
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: The origin of the link, which must be one of the table's origins. The default is the first one.
  /// - Returns: The link, percent-encoded, which ``parse(_:)-(String)`` reads as the same value.
  /// - Throws: ``LinkError`` with the code ``LinkError/Code/unprintable`` if no pattern can write the value.
  /// - Complexity: O(n) in the number of patterns before the one that writes the value.
  public func print(_ value: Value, at origin: LinkOrigin? = nil) throws(LinkError) -> String {
    requireValid()
    if let origin, !origins.contains(origin) { throw LinkError(.noOrigin(origin), link: "", in: index) }
    let start = origin ?? origins[0]
    var first: LinkError.Fault?
    for number in links.indices {
      guard let texts = links[number].write(value) else { continue }
      do throws(LinkError.Fault) { return try write(texts, number, at: start) } catch { first = first ?? error }
    }
    throw LinkError(first ?? .noLink(type: Value.self), link: "", in: index)
  }

  /// Returns the link of a value as a URL.
  ///
  /// ```swift
  /// if let url = ShopScreen.links.url(for: .product(id: 42)) { share(url) }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - origin: The origin of the link, which must be one of the table's origins. The default is the first one.
  /// - Returns: The URL, or `nil` if the value has no link.
  public func url(for value: Value, at origin: LinkOrigin? = nil) -> URL? {
    do throws(LinkError) { return URL(string: try print(value, at: origin)) } catch { return nil }
  }

  private func write(_ texts: [[String]?], _ number: Int, at origin: LinkOrigin) throws(LinkError.Fault) -> String {
    let pattern = patterns[number]
    let text = try LinkPrinter(pattern, texts, links[number].cardinalities).print(at: origin)
    guard text.utf8.count <= LinkLimits.length else { throw .printedTooLong(text.utf8.count, pattern: pattern) }
    let reader = index.number(of: text)
    guard reader == number else { throw .taken(pattern: pattern, by: reader.map { patterns[$0] } ?? pattern) }
    return text
  }
}
