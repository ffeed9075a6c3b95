public import Foundation

extension LinkTable {
  /// A value with the pattern that it was read by.
  public struct Match {
    /// What the link stands for.
    public let value: Value
    /// The pattern that the link has.
    public let pattern: LinkPattern
  }

  /// The value that a link stands for.
  ///
  /// - Parameter text: Any text, trusted in nothing. Escapes are decoded once.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(n) in the length of the link, whatever the number of patterns.
  public func parse(_ text: String) throws(LinkError) -> Value { try read(text).0 }

  /// The value that a link stands for.
  ///
  /// - Parameter url: Any URL, trusted in nothing. Where the link is at hand as text, reading that is faster.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(n) in the length of the link, whatever the number of patterns.
  public func parse(_ url: URL) throws(LinkError) -> Value { try read(url.absoluteString).0 }

  /// The value that a link stands for, with the pattern that says so.
  ///
  /// - Parameter text: Any text, trusted in nothing.
  /// - Throws: ``LinkError``.
  /// - Complexity: O(n) in the length of the link, whatever the number of patterns.
  public func match(_ text: String) throws(LinkError) -> Match {
    let (value, number) = try read(text)
    return Match(value: value, pattern: patterns[number])
  }

  /// The pattern that a link has, without reading its values.
  ///
  /// - Parameter text: Any text, trusted in nothing.
  /// - Returns: `nil` where no pattern fits.
  /// - Complexity: O(n) in the length of the link, whatever the number of patterns.
  public func pattern(of text: String) -> LinkPattern? {
    index.number(of: text).map { patterns[$0] }
  }

  private func read(_ text: String) throws(LinkError) -> (Value, Int) {
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
