/// A section of a table whose rows are in a document.
struct StaticSection {
  var header: String?
  var footer: String?
  var cells: [UITableViewCell]
}
