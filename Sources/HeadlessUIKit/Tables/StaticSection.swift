/// A section of a table whose rows a document has.
struct StaticSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell]
}
