/// The looks of a table, which have no effect here.
struct TableLooks {
  var rowHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var headerHeight = UITableView.automaticDimension
  var footerHeight = UITableView.automaticDimension
  var estimatedHeaderHeight = UITableView.automaticDimension
  var estimatedFooterHeight = UITableView.automaticDimension
  var topPadding = UITableView.automaticDimension
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = UIColor.separator
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
}

extension UITableView {
  /// The height that a table finds from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The height of rows.
  public final var rowHeight: CGFloat {
    get { looks.rowHeight }
    set { looks.rowHeight = newValue }
  }
  /// The height of rows before they are laid out.
  public final var estimatedRowHeight: CGFloat {
    get { looks.estimatedRowHeight }
    set { looks.estimatedRowHeight = newValue }
  }
  /// The height of the views above sections.
  public final var sectionHeaderHeight: CGFloat {
    get { looks.headerHeight }
    set { looks.headerHeight = newValue }
  }
  /// The height of the views below sections.
  public final var sectionFooterHeight: CGFloat {
    get { looks.footerHeight }
    set { looks.footerHeight = newValue }
  }
  /// The height of the views above sections before they are laid out.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { looks.estimatedHeaderHeight }
    set { looks.estimatedHeaderHeight = newValue }
  }
  /// The height of the views below sections before they are laid out.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { looks.estimatedFooterHeight }
    set { looks.estimatedFooterHeight = newValue }
  }
  /// The space above the view above a section.
  public final var sectionHeaderTopPadding: CGFloat {
    get { looks.topPadding }
    set { looks.topPadding = newValue }
  }
  /// The line between rows.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { looks.separatorStyle }
    set { looks.separatorStyle = newValue }
  }
  /// The colour of the line between rows.
  public final var separatorColor: UIColor? {
    get { looks.separatorColor }
    set { looks.separatorColor = newValue }
  }
  /// The distances of the line between rows from the edges.
  public final var separatorInset: UIEdgeInsets {
    get { looks.separatorInset }
    set { looks.separatorInset = newValue }
  }

  /// Begins or ends the editing of rows.
  public final func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Registers the class of the views above and below sections.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterSources[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a view for above or below a section, or `nil` if nothing is registered for the identifier.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerFooterSources[identifier]?.init(coder: CellCoder(style: .default, identifier: identifier))
  }
}
