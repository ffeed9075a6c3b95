/// An item of a link's query, `name=value`, whose value is empty if there is no `=`.
struct QueryItem {
  var name: Range<Int>
  var value: Range<Int>

  /// Splits a query at its ampersands.
  ///
  /// A plus stands for itself, as in RFC 3986. Items without a name are dropped.
  static func split(_ bytes: UnsafeBufferPointer<UInt8>, _ query: Range<Int>) -> [QueryItem] {
    var items: [QueryItem] = []
    var start = query.lowerBound
    var equals: Int?
    func close(_ end: Int) {
      let name = start..<(equals ?? end)
      if !name.isEmpty { items.append(QueryItem(name: name, value: (equals.map { $0 + 1 } ?? end)..<end)) }
    }
    for index in query {
      if bytes[index] == UInt8(ascii: "&") {
        close(index)
        start = index + 1
        equals = nil
      } else if bytes[index] == UInt8(ascii: "="), equals == nil {
        equals = index
      }
    }
    close(query.upperBound)
    return items
  }
}

extension LinkTokenizer {
  /// Splits the query on the first call, and returns the stored items afterwards.
  mutating func splitItems() -> [QueryItem] {
    if let items { return items }
    let split = QueryItem.split(bytes, query)
    items = split
    return split
  }
}
