/// A control with segments, of which one is selected.
open class UISegmentedControl: InertUISegmentedControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }

  private var segments: [Segment] = []

  /// Creates a control with titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment } }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that runs an action when it is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  // Source: developer.apple.com/documentation/uikit/uisegmentedcontrol: a segment has a title or an image.
  /// Sets the title of a segment, in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { (segments[segment].title, segments[segment].image) = (title, nil) }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Sets the image of a segment, in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { (segments[segment].title, segments[segment].image) = (nil, image) }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Makes a segment usable or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether a segment can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  // MARK: The user

  override func fill(_ element: inout ElementDescription) {
    super.fill(&element)
    element.role = .segments
    element.parts = segments.enumerated().map { index, segment in
      .init(
        label: segment.title, image: segment.image?.name, isEnabled: segment.isEnabled,
        isSelected: index == selectedSegmentIndex
      ) { [self] in tap(segment: index) }
    }
  }

  /// Selects a segment as a tap does, and sends `valueChanged` and `primaryActionTriggered` unless the segment was selected.
  private func tap(segment index: Int) {
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
