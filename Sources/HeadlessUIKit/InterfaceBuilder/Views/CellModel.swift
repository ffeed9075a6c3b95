/// The description of a table's cell in a document.
package struct CellModel: Hashable, Sendable {
  /// The identifier by which the cell is reused.
  package let reuseIdentifier: String?
  /// The style of the cell, which determines its labels.
  package let style: UITableViewCell.CellStyle
  /// The object identifiers of the labels and the image of the cell's style.
  package let textLabelID: String?
  package let detailTextLabelID: String?
  package let imageViewID: String?
  /// The accessory at the end of the row.
  package let accessoryType: UITableViewCell.AccessoryType

  init(reading element: DocumentElement) {
    reuseIdentifier = element["reuseIdentifier"]
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": style = .value1
    case "IBUITableViewCellStyleValue2": style = .value2
    case "IBUITableViewCellStyleSubtitle": style = .subtitle
    default: style = .default
    }
    textLabelID = element["textLabel"]
    detailTextLabelID = element["detailTextLabel"]
    imageViewID = element["imageView"]
    accessoryType = UITableViewCell.AccessoryType(document: element["accessoryType"]) ?? .none
  }
}
