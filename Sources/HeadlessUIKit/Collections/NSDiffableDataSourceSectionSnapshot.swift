// Source: developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot: a collection shows the items that are visible, and
// an item inside another is visible while all around it are expanded.
/// The items of one section, which can lie inside each other.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// The items in their order, each before those inside it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// The items inside no other.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items that a collection shows.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }
  /// The items that show those inside them.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// Adds items at the end of the items inside another, or at the end of all.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    self.items.insert(contentsOf: items, at: parent.map(endOfTree) ?? self.items.count)
    for item in items { parents[item] = parent }
  }

  /// Inserts items before another, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, at: place(of: item))
  }

  /// Inserts items after another and those inside it, with the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, at: endOfTree(of: item))
  }

  /// Removes items with those inside them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let removed = Set(items)
    self.items = self.items.filter { !chain(of: $0).contains(where: removed.contains) }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Shows the items inside others.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the items inside others.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Returns a Boolean value that indicates whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// Returns the place of an item among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns the number of items around an item.
  public func level(of item: ItemIdentifierType) -> Int { chain(of: item).count - 1 }
  /// Returns the item around an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// Returns a Boolean value that indicates whether an item shows those inside it.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns a Boolean value that indicates whether a collection shows an item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { chain(of: item).dropFirst().allSatisfy(isExpanded) }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, at index: Int) {
    self.items.insert(contentsOf: items, at: index)
    for new in items { parents[new] = parents[item] }
  }

  /// The item and those around it, from the inside outward.
  private func chain(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parents[$0] })
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { raise("Invalid item identifier specified for insertion: \(item)") }
    return index
  }

  private func endOfTree(of item: ItemIdentifierType) -> Int {
    let after = items[(place(of: item) + 1)...]
    return after.firstIndex { !chain(of: $0).contains(item) } ?? items.endIndex
  }
}
