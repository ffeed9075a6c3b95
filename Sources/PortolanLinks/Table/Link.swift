/// A pattern, with how its values become a value of the app and come back from one.
///
///     Link("/products/{id}", StoreScreen.product) { screen in
///       if case .product(let id) = screen { id } else { nil }
///     }
///
/// The types of the values are those that the first closure takes, in the order of the placeholders: `{id}` is a
/// ``LinkValue``, `{sort?}` an optional one, `{tags*}` an array; `{path...}` is an array of components, or one value of the
/// text with its slashes. Whether they fit the pattern is checked when the table is made.
public struct Link<Value>: Sendable {
  /// The pattern as it was written.
  public let text: String

  let read: @Sendable (inout LinkReader) -> Value?
  /// The texts of each placeholder, `nil` where a value has none; and `nil` where the value is another link's.
  let write: @Sendable (Value) -> [[String]?]?
  let cardinalities: [LinkCardinality]
  let types: [any Any.Type]

  /// A link with values in it.
  ///
  /// - Parameters:
  ///   - pattern: See ``LinkPattern``.
  ///   - embed: Makes the value; mostly the case itself, as in `StoreScreen.product`. Where it answers `nil` the link is
  ///     refused.
  ///   - extract: Gives back what `embed` was given, or `nil` for a value that has another link.
  public init<each Part: LinkPart>(
    _ pattern: String,
    _ embed: @escaping @Sendable (repeat each Part) -> Value?,
    extract: @escaping @Sendable (Value) -> (repeat each Part)?
  ) {
    text = pattern
    var cardinalities: [LinkCardinality] = []
    var types: [any Any.Type] = []
    for part in repeat (each Part).self {
      cardinalities.append(part.linkCardinality)
      types.append(part)
    }
    self.cardinalities = cardinalities
    self.types = types
    read = { reader in
      do throws(Unreadable) {
        return embed(repeat try reader.take((each Part).self))
      } catch {
        return nil
      }
    }
    write = { value in
      guard let parts = extract(value) else { return nil }
      var texts: [[String]?] = []
      for part in repeat each parts { texts.append(part._linkTexts) }
      return texts
    }
  }

  /// A link that stands for one value.
  ///
  /// - Parameters:
  ///   - pattern: A pattern without placeholders.
  ///   - value: What it stands for, such as `.home`.
  public init(_ pattern: String, _ value: Value) where Value: Equatable & Sendable {
    self.init(pattern, { value }, extract: { $0 == value ? () : nil })
  }
}
