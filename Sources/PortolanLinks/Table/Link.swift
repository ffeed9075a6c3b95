/// A pattern, with closures that convert its values to a value of the app and back.
///
/// ```swift
/// Link("/products/{id}", StoreScreen.product) { screen in
///   if case .product(let id) = screen { id } else { nil }
/// }
/// ```
///
/// The first closure defines the types of the values, in the order of the placeholders. `{id}` is a ``LinkValue``,
/// `{sort?}` an optional one, and `{tags*}` an array. `{path...}` is an array of components, or one value of the text
/// with its slashes. The table checks that the types fit the pattern when it is created.
public struct Link<Value>: Sendable {
  /// The pattern as it was written.
  public let text: String

  let read: @Sendable (inout LinkReader) -> Value?
  /// Returns the texts of each placeholder, with `nil` for a value without a text, or `nil` for the value of another
  /// link.
  let write: @Sendable (Value) -> [[String]?]?
  package let cardinalities: [LinkCardinality]
  let types: [any Any.Type]
  /// The names of the features around the link, the innermost first.
  var features: [String] = []
  /// The fault of a prefix around the link.
  var prefixFault: LinkTableError.Fault?

  /// Creates a link with values.
  ///
  /// ```swift
  /// Link("/cities/{name}/shops/{id}", Place.shop) { place in
  ///   if case .shop(let name, let id) = place { (name, id) } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern, as described in ``LinkPattern``.
  ///   - embed: Returns the value for the values of the placeholders. Usually it is the case itself, such as
  ///     `StoreScreen.product`. If it returns `nil`, the link is refused.
  ///   - extract: Returns the values that `embed` received, or `nil` for a value that has another link.
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

  /// Creates a link for a single value.
  ///
  /// ```swift
  /// Link("/bag", ShopScreen.bag)
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: A pattern without placeholders.
  ///   - value: The value of the link, such as `.home`.
  public init(_ pattern: String, _ value: Value) where Value: Equatable & Sendable {
    self.init(pattern, { value }, extract: { $0 == value ? () : nil })
  }

  /// Creates the link of a feature as a link of the whole.
  init<Feature>(
    _ link: Link<Feature>, of feature: Feature.Type, below prefix: LinkPrefix,
    read: @escaping @Sendable (inout LinkReader) -> Value?, write: @escaping @Sendable (Value) -> [[String]?]?
  ) {
    text = prefix.pattern(link.text)
    self.read = read
    self.write = write
    cardinalities = [LinkCardinality](repeating: .one, count: prefix.types.count) + link.cardinalities
    types = prefix.types + link.types
    features = link.features + ["\(feature)"]
    prefixFault = link.prefixFault ?? prefix.fault
  }
}

/// Another name of ``Link``, for files that also import SwiftUI with its view of that name.
///
/// ```swift
/// let home = PatternLink("/", AppScreen.home)
/// ```
public typealias PatternLink = Link
