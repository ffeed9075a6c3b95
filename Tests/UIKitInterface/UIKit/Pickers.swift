// swift-format-ignore-file
@preconcurrency @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var date: Date { get { _stub() } set {} }  // date
  open func setDate(_ date: Date, animated: Bool) { _stub() }  // -setDate:animated:
}

@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?  // dataSource
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var numberOfComponents: Int { _stub() }  // numberOfComponents
  open func numberOfRows(inComponent component: Int) -> Int { _stub() }  // -numberOfRowsInComponent:
  open func selectedRow(inComponent component: Int) -> Int { _stub() }  // -selectedRowInComponent:
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { _stub() }  // -selectRow:inComponent:animated:
}
