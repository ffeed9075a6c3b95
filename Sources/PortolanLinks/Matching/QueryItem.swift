/// An item of a link's query, `name=value`, whose value is empty if there is no `=`.
struct QueryItem {
  var name: Range<Int>
  var value: Range<Int>
}

extension LinkTokenizer {
  /// Splits the query at its ampersands on the first call, and returns the stored items afterwards.
  ///
  /// A plus stands for itself, as in RFC 3986. Items without a name are dropped.
  mutating func splitItems() -> [QueryItem] {
    if let items { return items }
    var split: [QueryItem] = []
    var start = query.lowerBound
    var equals: Int?
    func close(_ end: Int) {
      let name = start..<(equals ?? end)
      if !name.isEmpty { split.append(QueryItem(name: name, value: (equals.map { $0 + 1 } ?? end)..<end)) }
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
    items = split
    return split
  }
}
