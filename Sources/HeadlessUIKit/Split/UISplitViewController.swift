/// A container with a primary controller and a secondary controller beside it.
///
/// The classic form has up to two ``viewControllers``. The column form sets controllers for columns and wraps each in a
/// navigation controller; the user hides and shows its columns with swipes and with a button.
open class UISplitViewController: InertUISplitViewController {
  /// The display mode that the app prefers.
  ///
  /// Setting it in the column form shows and hides columns at once.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { followPreferredDisplayMode() }
  }
  /// The style that determines the number of columns.
  public final let style: Style

  final var columns: [Column: UIViewController] = [:]
  /// The number of columns that are shown besides the secondary column, or `nil` for all.
  final var shownColumns: Int?
  final var collapsedColumns: CollapsedColumns?
  /// The controller of the inspector, in its navigation controller.
  final var inspector: UIViewController?
  /// The layout that the traits of the children had when they were last told.
  final var toldLayout = LayoutEnvironment.expanded

  /// Creates a split view controller of the column form.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic form.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller of the classic form from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The one or two controllers from the leading edge; a collapsed controller has one.
  open var viewControllers: [UIViewController] {
    get { columnList }
    set { replaceColumns(with: newValue) }
  }

  /// A Boolean value that indicates whether only one controller is shown, as in a compact width.
  open var isCollapsed: Bool { collapsedColumns != nil }

  /// The display mode in use.
  open var displayMode: DisplayMode {
    if style == .unspecified {
      return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
    }
    return mode(besides: shownColumns ?? columnOrder.count - 1)
  }

  /// Sets the controller of a column, and wraps it in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column of the column form, and those between it and the secondary column.
  ///
  /// While collapsed, the column is on top of the one stack afterwards: those above it are popped, or it is pushed. The
  /// delegate is notified of the display mode, and not of the column.
  open func show(_ column: Column) {
    if column == .inspector { return showInspector() }
    if isCollapsed { return showOnStack(column) }
    let shown = shownColumns ?? columnOrder.count - 1
    guard let index = columnOrder.firstIndex(of: column) else { return }
    let needed = columnOrder.count - 1 - index
    if column != .secondary { return showColumns(max(shown, needed), isTold: false) }
    // The secondary column is fully visible if no column lies over it or moves it.
    if splitBehavior == .overlay { showColumns(0, isTold: false) }
    if splitBehavior == .displace { showColumns(min(shown, 1), isTold: false) }
  }

  /// Hides a column of the column form other than the secondary column, and those before it.
  ///
  /// The delegate is notified of the display mode, and not of the column.
  open func hide(_ column: Column) {
    if column == .inspector { return hideInspector() }
    guard column != .secondary, let index = columnOrder.firstIndex(of: column) else { return }
    let left = columnOrder.count - 2 - index
    showColumns(min(shownColumns ?? columnOrder.count - 1, left), isTold: false)
  }

  /// Shows a controller in the primary place.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegateReference?.splitViewController(self, show: vc, sender: sender) == true { return }
    if let navigation = childList.first as? UINavigationController {
      navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else if style == .unspecified {
      replaceColumns(with: [vc] + childList.dropFirst())
    } else {
      setColumn(.primary, to: vc)
    }
  }

  /// Shows a controller in the secondary place, or over the primary controller while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegateReference?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed {
      guard let stack = childList.first as? UINavigationController else {
        return present(vc, animated: UIView.areAnimationsEnabled, completion: nil)
      }
      stackDetail(vc, on: stack)
    } else if style == .unspecified {
      replaceColumns(with: childList.prefix(1) + [vc])
    } else {
      setColumn(.secondary, to: vc)
    }
  }

  override func forwardAppearance(_ phase: AppearancePhase, animated: Bool) {
    if phase == .isAppearing {
      followWidthClass()
      toldLayout = layoutEnvironment
    }
    for child in childList where !isHidden(child) { forward(phase, to: child, animated: animated) }
  }

  override func releaseChild(_ child: UIViewController) {
    removeFromChildList(child)
    for (column, controller) in columns where controller === child { columns[column] = nil }
    exchangeVisibleChild(child, for: nil)
  }

  override var visibleChildren: [UIViewController] { childList.filter { !isHidden($0) } }
  override var createsOwnView: Bool { true }
  override var showsForChildren: Bool { true }
  override func followWidthClass() { collapseOrSeparate() }

  final func replaceColumns(with new: [UIViewController]) {
    let leaving = childList.filter { old in !new.contains { $0 === old } }
    let arriving = new.filter { $0.parentReference !== self }
    for controller in leaving { controller.beginMovingFromParent() }
    for controller in arriving { controller.beginMoving(toParent: self) }
    childList = new
    for (index, controller) in leaving.enumerated() {
      exchangeVisibleChild(controller, for: index < arriving.count ? arriving[index] : nil)
    }
    for controller in arriving.dropFirst(leaving.count) where !isHidden(controller) {
      exchangeVisibleChild(nil, for: controller)
    }
    for controller in leaving { controller.endMovingFromParent(self) }
    for controller in arriving { controller.endMoving(toParent: self) }
  }

  // MARK: The column form

  final func setColumn(_ column: Column, to controller: UIViewController?) {
    if column == .supplementary, style != .tripleColumn {
      raise("Supplementary column is only valid for UISplitViewController with style .tripleColumn")
    }
    if column == .inspector { return setInspector(controller) }
    let old = columns[column]
    columns[column] = controller
    if isCollapsed, column == .secondary { return replaceDetail(old, with: controller) }
    guard !isCollapsed, column != .compact else { return }
    let order: [Column] = [.primary, .supplementary, .secondary]
    let beside = isInspectorBeside ? [inspector].compactMap { $0 } : []
    replaceColumns(with: order.compactMap { columns[$0].map(wrapped) } + beside)
  }

  final func wrapped(_ controller: UIViewController) -> UIViewController {
    if controller is UINavigationController { return controller }
    if let wrapper = controller.parentReference as? UINavigationController, wrapper.parentReference === self {
      return wrapper
    }
    return UINavigationController(rootViewController: controller)
  }
}

extension UISplitViewController.DisplayMode {
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
