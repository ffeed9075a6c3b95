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

  final func applyContentConfiguration() {
    configuredView?.removeFromSuperview()
    configuredView = nil
    let state = UICellConfigurationState(isSelected: isSelected)
    guard let configuration = contentConfiguration?.updated(for: state) else { return }
    for label in [primaryLabel, secondaryLabel] { label?.removeFromSuperview() }
    pictureView?.removeFromSuperview()
    (primaryLabel, secondaryLabel, pictureView) = (nil, nil, nil)
    let view = configuration.makeContentView()
    configuredView = view
    contentView.addSubview(view)
  }
}
