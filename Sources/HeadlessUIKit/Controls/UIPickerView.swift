/// A view with wheels of rows; one row of each wheel is selected.
open class UIPickerView: InertUIPickerView {
  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { dataSourceReference }
    set {
      dataSourceReference = newValue
      selection = [:]
    }
  }
  final weak var dataSourceReference: (any UIPickerViewDataSource)?

  private var selection: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSourceReference?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSourceReference?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the selected row of a wheel, or -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component), numberOfRows(inComponent: component) > 0 else { return -1 }
    return min(selection[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Selects a row of a wheel without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = max(row, 0) }

  // MARK: The user

  override func fill(_ element: inout ElementDescription) {
    element.role = .value
    element.value = { [self] in selectedTitles.joined(separator: " | ") }
    element.note = { [self] in "Wheels: \(selectedTitles.joined(separator: ", "))" }
    element.changes = { [self] in
      pickableTitles.map { title in .init(verb: "pick", option: title) { [self] in _ = pick(title) } }
    }
  }

  /// The titles of the selected rows.
  private var selectedTitles: [String] {
    (0..<numberOfComponents).map { title(ofRow: selectedRow(inComponent: $0), in: $0) ?? "" }
  }

  /// Turns a wheel to the first row with a title, and notifies the delegate.
  ///
  /// - Returns: `true` if there is such a row.
  final func pick(_ title: String) -> Bool {
    let title = title.onOneLine
    for component in 0..<numberOfComponents {
      for row in 0..<numberOfRows(inComponent: component) where self.title(ofRow: row, in: component) == title {
        selection[component] = row
        delegateReference?.pickerView(self, didSelectRow: row, inComponent: component)
        return true
      }
    }
    return false
  }

  /// The titles to which the user turns the wheels.
  ///
  /// Of a wheel with more than six rows, the first, the second, the middle and the last are in the list. Of wheels with the same
  /// title the first is there.
  private var pickableTitles: [String] {
    var seen: Set<String> = []
    var titles: [String] = []
    for component in 0..<numberOfComponents {
      let (count, selected) = (numberOfRows(inComponent: component), selectedRow(inComponent: component))
      for row in count > 6 ? [0, 1, count / 2, count - 1] : Array(0..<count) {
        guard let title = title(ofRow: row, in: component), !title.isEmpty, seen.insert(title).inserted else {
          continue
        }
        if row != selected { titles.append(title) }
      }
    }
    return titles
  }

  /// Returns the title of a row in one line.
  private func title(ofRow row: Int, in component: Int) -> String? {
    guard row >= 0, let delegate = delegateReference else { return nil }
    let title =
      delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil).texts.first
    return title?.onOneLine
  }
}
