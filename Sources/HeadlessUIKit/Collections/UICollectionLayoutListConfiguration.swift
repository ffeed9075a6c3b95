/// The looks of a list.
public struct UICollectionLayoutListConfiguration {
  /// The kind of the list.
  public let appearance: Appearance
  var inert = InertUICollectionLayoutListConfiguration()

  /// Creates the looks of a kind of list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
