extension UITableViewCell {
  final func label(_ place: ReferenceWritableKeyPath<UITableViewCell, UILabel?>) -> UILabel? {
    if let label = self[keyPath: place] { return label }
    // The content in the newer form has labels of its own.
    if contentConfiguration != nil { return nil }
    let label = UILabel(frame: .zero)
    self[keyPath: place] = label
    contentView.addSubview(label)
    return label
  }
}

extension UIView {
  /// Adds the view of a configuration, or nothing, in place of that of the former one.
  final func show(_ configuration: (any UIContentConfiguration)?, instead former: inout UIView?) {
    former?.removeFromSuperview()
    former = configuration?.makeContentView()
    if let former { addSubview(former) }
  }
}
