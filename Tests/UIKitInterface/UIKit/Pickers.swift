// swift-format-ignore-file
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var minimumValue: Double { get { _stub() } set {} }  // minimumValue
  open var maximumValue: Double { get { _stub() } set {} }  // maximumValue
  open var stepValue: Double { get { _stub() } set {} }  // stepValue
  open var wraps: Bool { get { _stub() } set {} }  // wraps
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var value: Double { get { _stub() } set {} }  // value
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var datePickerMode: UIDatePicker.Mode { get { _stub() } set {} }  // datePickerMode
  open var minimumDate: Date? { get { _stub() } set {} }  // minimumDate
  open var maximumDate: Date? { get { _stub() } set {} }  // maximumDate
  open var countDownDuration: TimeInterval { get { _stub() } set {} }  // countDownDuration
  open var calendar: Calendar! { get { _stub() } set {} }  // calendar
  open var timeZone: TimeZone? { get { _stub() } set {} }  // timeZone
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var date: Date { get { _stub() } set {} }  // date
  open func setDate(_ date: Date, animated: Bool) { _stub() }  // -setDate:animated:
}

@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?  // dataSource
  open weak var delegate: (any UIPickerViewDelegate)?  // delegate
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var numberOfComponents: Int { _stub() }  // numberOfComponents
  open func numberOfRows(inComponent component: Int) -> Int { _stub() }  // -numberOfRowsInComponent:
  open func selectedRow(inComponent component: Int) -> Int { _stub() }  // -selectedRowInComponent:
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { _stub() }  // -selectRow:inComponent:animated:
  open func reloadAllComponents() { _stub() }  // -reloadAllComponents
  open func reloadComponent(_ component: Int) { _stub() }  // -reloadComponent:
}
