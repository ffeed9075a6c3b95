/// A primary controller and, beside it, a secondary one.
///
/// The classic form has up to two ``viewControllers``. The column form sets controllers for columns, each wrapped in a
/// navigation controller; its interactive behaviour (gestures, overlays, display mode buttons) is absent.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// The classic form.
    case unspecified
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The leading column.
    case primary
    /// The column between the two others.
    case supplementary
    /// The trailing column.
    case secondary
    /// What takes the place of all columns in a compact width.
    case compact
  }

  /// Which of the columns are displayed, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that move the secondary one.
    case twoDisplaceSecondary = 6

    /// The name of `secondaryOnly` before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: Self { .secondaryOnly }
    /// The name of `oneBesideSecondary` before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: Self { .oneBesideSecondary }
    /// The name of `oneOverSecondary` before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: Self { .oneOverSecondary }
  }

  /// Is asked how to collapse, separate and show.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The display mode that the app would like.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Whether the user can change the display mode with a gesture.
  open var presentsWithGesture = true
  /// How many columns there are.
  public final let style: Style

  final var columns: [Column: UIViewController] = [:]
  final var hiddenColumns: Set<Column> = []
  final var collapsedColumns: CollapsedColumns?

  /// Creates a split view of the column form.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view of the classic form.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view of the classic form from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The controllers from the leading edge: one or two, or one while collapsed.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { replaceColumns(with: newValue) }
  }

  /// Whether only one controller is shown, as in a compact width.
  open var isCollapsed: Bool { collapsedColumns != nil }

  /// The display mode in use.
  open var displayMode: DisplayMode { currentDisplayMode }

  /// Sets the controller of a column; one that is no navigation controller is wrapped in one.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Brings a column into view.
  open func show(_ column: Column) { setColumn(column, hidden: false) }

  /// Takes a column out of view.
  open func hide(_ column: Column) { setColumn(column, hidden: true) }

  /// Shows a controller in the primary place.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

  /// Shows a controller in the secondary place, or over the primary one while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    if phase == .isAppearing { followWidthClass() }
    for child in childList where !isHidden(child) { forward(phase, to: child, animated: animated) }
  }

  override func releaseChild(_ child: UIViewController) { releaseColumn(child) }
}
