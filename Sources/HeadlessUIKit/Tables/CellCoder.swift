/// A coder that passes the arguments of a cell's `init(style:reuseIdentifier:)` through `init?(coder:)`.
final class CellCoder: ConstructionCoder {
  let style: UITableViewCell.CellStyle
  let identifier: String?

  init(style: UITableViewCell.CellStyle = .default, identifier: String? = nil) {
    self.style = style
    self.identifier = identifier
    super.init(nibName: nil, bundle: nil)
  }
}
