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
    index.match(text, found: { number, _ in patterns[number] }, failed: { _ in nil })
  }

  private func read(_ text: String) throws(LinkError) -> (Value, Int) {
    let result: Result<(Value, Int), LinkError.Fault> = index.match(
      text,
      found: { number, reader in
        if let value = links[number].read(&reader) { return .success((value, number)) }
        return .failure(reader.fault ?? .refused(pattern: patterns[number]))
      },
      failed: Result.failure)
    switch result {
    case .success(let found): return found
    case .failure(let fault): throw LinkError(fault, link: text)
    }
  }
}

extension LinkError.Fault: Error {}
