/// A section of a table or a collection as it is read, from its beginning.
///
/// The views above and below all sections of a table are sections without rows.
@MainActor
package struct ListSection {
  /// The title above the rows, if there is no view.
  package var header: String?
  /// The views above the rows.
  package var headers: [UIView] = []
  /// The rows that can be seen.
  var rows: [(place: IndexPath, cell: UIView)] = []
  /// The views below the rows.
  package var footers: [UIView] = []
  /// The title below the rows, if there is no view.
  package var footer: String?

  /// The cells that can be seen.
  package var cells: [UIView] { rows.map(\.cell) }
}
