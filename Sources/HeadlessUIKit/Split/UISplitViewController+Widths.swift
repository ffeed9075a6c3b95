/// The widths and the behaviour of columns, which are kept and have no effect, since there is no layout.
struct ColumnSettings {
  var minimumPrimary = UISplitViewController.automaticDimension
  var maximumPrimary = UISplitViewController.automaticDimension
  var preferredPrimary = UISplitViewController.automaticDimension
  var preferredPrimaryFraction = UISplitViewController.automaticDimension
  var preferredSupplementary = UISplitViewController.automaticDimension
  var preferredSupplementaryFraction = UISplitViewController.automaticDimension
  var behavior = UISplitViewController.SplitBehavior.automatic
  var edge = UISplitViewController.PrimaryEdge.leading
  var background = UISplitViewController.BackgroundStyle.none
  var showsSecondaryOnlyButton = false
  var displayModeButton = UISplitViewController.DisplayModeButtonVisibility.automatic
}

extension UISplitViewController {
  /// The ways to place columns beside each other.
  public enum SplitBehavior: Int, Sendable {
    /// The way that the system chooses.
    case automatic = 0
    /// Beside the secondary column.
    case tile = 1
    /// Over the secondary column.
    case overlay = 2
    /// Beside the secondary column, which moves out.
    case displace = 3
  }

  /// The edges of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }

  /// The looks of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No look of its own.
    case none = 0
    /// The look of a list at the side.
    case sidebar = 1
  }

  /// The times at which the button that changes the display mode is visible.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The times that the system chooses.
    case automatic = 0
    /// No time.
    case never = 1
    /// All times.
    case always = 2
  }

  /// The width that the system chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The least width of the primary column.
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { settings.minimumPrimary }
    set { settings.minimumPrimary = newValue }
  }
  /// The greatest width of the primary column.
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { settings.maximumPrimary }
    set { settings.maximumPrimary = newValue }
  }
  /// The width of the primary column that the app prefers.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { settings.preferredPrimary }
    set { settings.preferredPrimary = newValue }
  }
  /// The part of the width for the primary column that the app prefers.
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { settings.preferredPrimaryFraction }
    set { settings.preferredPrimaryFraction = newValue }
  }
  /// The width of the supplementary column that the app prefers.
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { settings.preferredSupplementary }
    set { settings.preferredSupplementary = newValue }
  }
  /// The part of the width for the supplementary column that the app prefers.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { settings.preferredSupplementaryFraction }
    set { settings.preferredSupplementaryFraction = newValue }
  }
  /// The way to place columns that the app prefers.
  public final var preferredSplitBehavior: SplitBehavior {
    get { settings.behavior }
    set { settings.behavior = newValue }
  }
  /// The way to place columns, which is that of the app, or else beside each other.
  public final var splitBehavior: SplitBehavior { settings.behavior == .automatic ? .tile : settings.behavior }
  /// The edge of the primary column.
  public final var primaryEdge: PrimaryEdge {
    get { settings.edge }
    set { settings.edge = newValue }
  }
  /// The look of the primary column.
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { settings.background }
    set { settings.background = newValue }
  }
  /// A Boolean value that indicates whether there is a button that hides all columns but the secondary one.
  public final var showsSecondaryOnlyButton: Bool {
    get { settings.showsSecondaryOnlyButton }
    set { settings.showsSecondaryOnlyButton = newValue }
  }
  /// The times at which the button that changes the display mode is visible.
  public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { settings.displayModeButton }
    set { settings.displayModeButton = newValue }
  }
}
