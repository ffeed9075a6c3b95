/// The links of a feature as a part of the links of an app, below a common path.
///
/// ```swift
/// let links = LinkTable<AppScreen>.trusting("https://bank.example") {
///   Link("/", .home)
///   LinkGroup("/cards", AppScreen.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
/// }
/// ```
///
/// If the feature lists `/{id}`, the app has a link `/cards/{id}`. The prefix `/` adds nothing to the patterns. Groups may
/// be nested: a feature can itself consist of features.
///
/// **Placeholders.** A prefix may have up to two placeholders, each for one component of the path. Their values come
/// before the screen of the feature:
///
/// ```swift
/// LinkGroup("/accounts/{account}/cards", AppScreen.accountCards) {
///   if case .accountCards(let account, let screen) = $0 { (account, screen) } else { nil }
/// }
/// ```
///
/// A prefix has no optional placeholder, no rest, no query and no fragment. Its placeholders must be named differently
/// from the values of the feature.
///
/// **Checks.** The table that contains the group checks all patterns together. So a conflict between two features is
/// reported with all others, see ``LinkTable/init(origins:links:)``.
public struct LinkGroup<Value>: Sendable {
  /// The prefix as it was written.
  public let prefix: String
  /// The links of the feature, as links of the whole.
  let links: [Link<Value>]

  /// Creates a group below a path without placeholders.
  ///
  /// ```swift
  /// LinkGroup("/cards", AppScreen.cards) { if case .cards(let screen) = $0 { screen } else { nil } }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The path that precedes all patterns of the feature, such as `/cards`.
  ///   - embed: Returns the value for a screen of the feature. Usually it is the case itself, such as `AppScreen.cards`.
  ///   - extract: Returns the screen of the feature, or `nil` for a value that is not part of the feature.
  public init<Feature: Linkable>(
    _ prefix: String, _ embed: @escaping @Sendable (Feature) -> Value?,
    extract: @escaping @Sendable (Value) -> Feature?
  ) {
    self.init(
      prefix, types: [], read: { reader, feature in feature(&reader).flatMap(embed) },
      write: { value in extract(value).map { ([], $0) } })
  }

  /// Creates a group below a path with one placeholder.
  ///
  /// ```swift
  /// LinkGroup("/accounts/{account}/cards", AppScreen.accountCards) {
  ///   if case .accountCards(let account, let screen) = $0 { (account, screen) } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The path that precedes all patterns of the feature, such as `/accounts/{account}`.
  ///   - embed: Returns the value for the value of the placeholder and a screen of the feature.
  ///   - extract: Returns the values that `embed` received, or `nil` for a value that is not part of the feature.
  public init<Part: LinkValue, Feature: Linkable>(
    _ prefix: String, _ embed: @escaping @Sendable (Part, Feature) -> Value?,
    extract: @escaping @Sendable (Value) -> (Part, Feature)?
  ) {
    self.init(
      prefix, types: [Part.self],
      read: { reader, feature in
        guard let part = reader.next(Part.self), let feature = feature(&reader) else { return nil }
        return embed(part, feature)
      }, write: { value in extract(value).map { ([$0._linkTexts], $1) } })
  }

  /// Creates a group below a path with two placeholders.
  ///
  /// - Parameters:
  ///   - prefix: The path that precedes all patterns of the feature, such as `/users/{user}/accounts/{account}`.
  ///   - embed: Returns the value for the values of the placeholders and a screen of the feature.
  ///   - extract: Returns the values that `embed` received, or `nil` for a value that is not part of the feature.
  public init<First: LinkValue, Second: LinkValue, Feature: Linkable>(
    _ prefix: String, _ embed: @escaping @Sendable (First, Second, Feature) -> Value?,
    extract: @escaping @Sendable (Value) -> (First, Second, Feature)?
  ) {
    self.init(
      prefix, types: [First.self, Second.self],
      read: { reader, feature in
        guard let first = reader.next(First.self), let second = reader.next(Second.self),
          let feature = feature(&reader)
        else { return nil }
        return embed(first, second, feature)
      }, write: { value in extract(value).map { ([$0._linkTexts, $1._linkTexts], $2) } })
  }

  private init<Feature: Linkable>(
    _ text: String, types: [any Any.Type],
    read: @escaping @Sendable (inout LinkReader, _ feature: (inout LinkReader) -> Feature?) -> Value?,
    write: @escaping @Sendable (Value) -> ([[String]?], Feature)?
  ) {
    prefix = text
    let prefix = LinkPrefix(text, types: types)
    links = Feature.links.links.map { link in
      Link(
        link, of: Feature.self, below: prefix, read: { reader in read(&reader, link.read) },
        write: { value in
          guard let (texts, feature) = write(value), let others = link.write(feature) else { return nil }
          return texts + others
        })
    }
  }
}
