/// The values of a controller that have no effect here, in an object that the first one creates.
@MainActor
final class InertControllerValues {
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var capturesStatusBarAppearance = false
  var traitRegistrations: [TraitRegistration] = []
  var unavailable: ContentUnavailableState?
  var traitOverrides: (any UITraitOverrides)?
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var toolbarItems: [UIBarButtonItem]?
  var isEditing = false
  var preferredTransition: UIViewController.Transition?
  var contentScrollViews: [UIRectEdge.RawValue: UIScrollView] = [:]
}

extension UIViewController {
  /// The inert values, which the first access creates.
  final var inertValues: InertControllerValues {
    if let inert { return inert }
    let new = InertControllerValues()
    inert = new
    return new
  }

  // MARK: Layout

  /// The edges at which the view goes below bars.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { inert?.edgesForExtendedLayout ?? .all }
    set { inertValues.edgesForExtendedLayout = newValue }
  }
  /// A Boolean value that indicates whether the view goes below bars that are opaque.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { inert?.extendedLayoutIncludesOpaqueBars ?? false }
    set { inertValues.extendedLayoutIncludesOpaqueBars = newValue }
  }
  /// The part of the view that the app covers.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { inert?.additionalSafeAreaInsets ?? .zero }
    set { inertValues.additionalSafeAreaInsets = newValue }
  }
  /// Sets the view that scrolls below a bar.
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    inertValues.contentScrollViews[edge.rawValue] = scrollView
  }
  /// Returns the view that scrolls below a bar.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    inert?.contentScrollViews[edge.rawValue]
  }

  // MARK: Requests

  /// Requests another status bar, which has no effect.
  public final func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests other orientations, which has no effect.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Requests another home indicator, which has no effect.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// A Boolean value that indicates whether the presented controller determines the status bar without covering everything.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { inert?.capturesStatusBarAppearance ?? false }
    set { inertValues.capturesStatusBarAppearance = newValue }
  }

  // MARK: Traits and bars

  /// The traits that the app sets in place of those of the device.
  public final var traitOverrides: any UITraitOverrides {
    get { inert?.traitOverrides ?? ChosenTraits() }
    set { inertValues.traitOverrides = newValue }
  }
  /// The appearance that the app sets in place of that of the device.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { inert?.interfaceStyle ?? .unspecified }
    set { inertValues.interfaceStyle = newValue }
  }
  /// The items of the toolbar while the controller is on top of a stack.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { inert?.toolbarItems }
    set { inertValues.toolbarItems = newValue }
  }
  /// Sets the items of the toolbar.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// A button that begins and ends editing.
  public final var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }
}
