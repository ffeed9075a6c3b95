/// An item of a link's query, `name=value`, whose value is empty if there is no `=`.
struct QueryItem {
  var name: Range<Int>
  var value: Range<Int>
}
