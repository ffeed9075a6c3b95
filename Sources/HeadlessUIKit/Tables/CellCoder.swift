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

extension UIView {
  /// Creates a view through `init?(coder:)`, the only initialiser that Swift guarantees on a subclass, or raises if that
  /// returns `nil`.
  final class func constructed(_ identifier: String? = nil) -> Self {
    guard let view = Self(coder: CellCoder(identifier: identifier)) else {
      raise("\(String(reflecting: Self.self)).init?(coder:) returned nil.")
    }
    return view
  }
}
