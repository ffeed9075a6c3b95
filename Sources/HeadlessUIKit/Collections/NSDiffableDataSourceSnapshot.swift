/// The sections of a table or a collection, with the identifiers of their items.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  private var sections: [(identifier: SectionIdentifierType, items: [ItemIdentifierType])] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The identifiers of the sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The identifiers of the items in all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  /// Returns the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Returns the index of an item among the items of all sections.
  ///
  /// - Complexity: Linear in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Returns the section that contains an item.
  ///
  /// - Complexity: Linear in the number of items.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }

  /// Adds sections at the end, and raises if there is one of them already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts sections before another, and raises if that is missing or one of them is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: placeOfSection(toIdentifier)) }

  /// Inserts sections after another, and raises if that is missing or one of them is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: placeOfSection(toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard identifiers.allSatisfy({ indexOfSection($0) == nil }), Set(identifiers).count == identifiers.count else {
      raise("Diffable data source detected an attempt to insert or append 1 section identifier that already exists")
    }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  private func placeOfSection(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      raise("Invalid section identifier specified for insertion: \(identifier)")
    }
    return index
  }

  /// Replaces the items of a section, which is added at the end if it is missing.
  mutating func replaceItems(of section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    if indexOfSection(section) == nil { appendSections([section]) }
    sections[placeOfSection(section)].items = items
  }

  /// Adds items at the end of a section, or of the last one, and raises if there is no such section.
  ///
  /// Items that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else {
      raise("There are currently no sections in the data source. Please add a section first.")
    }
    deleteItems(identifiers)
    sections[index].items += identifiers
  }

  /// Inserts items before another, and raises if there is no such item; items that are there already move.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    deleteItems(identifiers)
    insert(identifiers, at: place(of: beforeIdentifier))
  }

  /// Inserts items after another, and raises if there is no such item; items that are there already move.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    deleteItems(identifiers)
    var place = place(of: afterIdentifier)
    place.item += 1
    insert(identifiers, at: place)
  }

  /// Moves an item to the place before another, and raises if there is no such item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item to the place after another, and raises if there is no such item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    insertItems([identifier], afterItem: toIdentifier)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: IndexPath) {
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item)
  }

  private func place(of identifier: ItemIdentifierType) -> IndexPath {
    guard let place = indexPath(of: identifier) else {
      raise("Invalid item identifier specified for insertion: \(identifier)")
    }
    return place
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { removed.contains($0) } }
  }

  /// Removes the items of all sections.
  public mutating func deleteAllItems() { sections = [] }

  /// Removes sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    sections.removeAll { removed.contains($0.identifier) }
  }

  func item(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: identifier) { return IndexPath(item: item, section: index) }
    }
    return nil
  }

  func count(inSection index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }
}
