// swift-format-ignore-file
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public init(style: UIActivityIndicatorView.Style) { _stub() }  // -initWithStyle:
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init(coder: NSCoder) { _stub() }  // -initWithCoder:

}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:

}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static var noSegment: Int { _stub() }  // +noSegment
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public convenience init(items: [Any]?) { _stub() }  // -initWithItems:
  public convenience init(frame: CGRect, actions: [UIAction]) { _stub() }  // -initWithFrame:actions:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
  open var numberOfSegments: Int { _stub() }  // numberOfSegments
  open var selectedSegmentIndex: Int { get { _stub() } set {} }  // selectedSegmentIndex
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { _stub() }  // -insertSegmentWithWithTitle:at:animated:
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { _stub() }  // -insertSegmentWith:at:animated:
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { _stub() }  // -insertSegmentWithAction:at:animated:
  open func removeSegment(at segment: Int, animated: Bool) { _stub() }  // -removeSegmentAt:animated:
  open func removeAllSegments() { _stub() }  // -removeAllSegments
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { _stub() }  // -setTitle:forSegmentAt:
  open func titleForSegment(at segment: Int) -> String? { _stub() }  // -titleForSegmentAt:
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { _stub() }  // -setEnabled:forSegmentAt:
  open func isEnabledForSegment(at segment: Int) -> Bool { _stub() }  // -isEnabledForSegmentAt:
}

@preconcurrency @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect) { _stub() }  // -initWithFrame:
  public override init(frame: CGRect, primaryAction: UIAction?) { _stub() }  // -initWithFrame:primaryAction:
  public required init?(coder: NSCoder) { _stub() }  // -initWithCoder:
}
