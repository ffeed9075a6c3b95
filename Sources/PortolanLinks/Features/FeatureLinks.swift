/// The links of a feature, without an origin, as a part of the links of an app.
///
/// ```swift
/// extension CardsScreen: Linkable {
///   static let links = FeatureLinks<CardsScreen> {
///     Link("/", .list)
///     Link("/{id}", CardsScreen.card) { if case .card(let id) = $0 { id } else { nil } }
///   }
/// }
/// ```
///
/// The app adds them to its table with a ``LinkGroup``, and that table checks, parses and prints them. The feature does
/// not know the prefix of its links. To print one, it needs a closure from the app, such as
/// `{ AppScreen.cards($0).url }`.
public struct FeatureLinks<Value>: LinkCollection {
  /// The links, in the order they were listed.
  public let links: [Link<Value>]

  /// Creates the links of a feature.
  ///
  /// Faults are found when a table with these links is created.
  ///
  /// ```swift
  /// let links = FeatureLinks<CardsScreen> {
  ///   Link("/", .list)
  ///   Link("/{id}", CardsScreen.card) { if case .card(let id) = $0 { id } else { nil } }
  /// }
  /// ```
  ///
  /// - Parameter links: The links.
  public init(@LinkBuilder<Value> _ links: () -> [Link<Value>]) {
    self.links = links()
  }

  /// Returns a table of these links alone, for tests of the feature and for servers.
  ///
  /// ```swift
  /// let table = try CardsScreen.links.table(at: "https://cards.test")
  /// #expect(try table.parse(table.print(.card(id: 7))) == .card(id: 7))
  /// ```
  ///
  /// - Parameter origins: The possible beginnings of links.
  /// - Returns: The table.
  /// - Throws: ``LinkTableError`` with all faults of the origins and the patterns.
  /// - Complexity: O(n) in the length of the patterns.
  public func table(at origins: LinkOrigin...) throws(LinkTableError) -> LinkTable<Value> {
    try LinkTable(origins: origins, links: links)
  }
}
