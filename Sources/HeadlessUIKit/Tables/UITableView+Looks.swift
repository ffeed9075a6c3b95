extension UITableView {
  /// The height that a table finds from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Begins or ends the editing of rows.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Registers the class of the views above and below sections.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a view for above or below a section, or `nil` if nothing is registered for the identifier.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterSources[identifier]?.constructed(identifier)
  }
}
