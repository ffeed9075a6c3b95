/// The links of a type: a ``LinkTable``, or the ``FeatureLinks`` of a part of an app.
///
/// ```swift
/// func patterns<Value>(of links: some LinkCollection<Value>) -> [String] { links.links.map(\.text) }
///
/// print(patterns(of: ShopScreen.links))
/// ```
public protocol LinkCollection<Value>: Sendable {
  /// The type that links are parsed to and printed from.
  associatedtype Value
  /// The links, in the order they were listed.
  var links: [Link<Value>] { get }
}
