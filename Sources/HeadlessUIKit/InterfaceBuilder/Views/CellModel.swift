/// What a document says of a cell of a table.
package struct CellModel: Hashable, Sendable {
  /// The name by which the cell is used again.
  package let reuseIdentifier: String?
  /// Which labels the cell has.
  package let style: UITableViewCell.CellStyle
  /// The object identifiers of the labels and the picture of the cell's style.
  package let textLabelID: String?
  package let detailTextLabelID: String?
  package let imageViewID: String?
  /// What stands at the end of the row.
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
    switch element["accessoryType"] {
    case "disclosureIndicator": accessoryType = .disclosureIndicator
    case "detailDisclosureButton": accessoryType = .detailDisclosureButton
    case "checkmark": accessoryType = .checkmark
    case "detailButton": accessoryType = .detailButton
    default: accessoryType = .none
    }
  }
}
