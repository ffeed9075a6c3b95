extension UIViewController {
  /// Requests the content of the empty screen again.
  ///
  /// `updateContentUnavailableConfiguration(using:)` is called at once if the view is in a window, and else when the view
  /// appears. UIKit calls it before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    flags.remove(.hasUpdatedUnavailable)
    if loadedView?.enclosingWindow != nil { updateUnavailable() }
  }

  /// Updates the content of the empty screen if that was requested since the last time.
  final func updateUnavailable() {
    guard !flags.contains(.hasUpdatedUnavailable) else { return }
    flags.insert(.hasUpdatedUnavailable)
    view.tracking(.emptyScreen) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}

/// The state of a screen, for the content of an empty one to depend on.
@MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The text for which the user searches.
  public var searchText: String? {
    get { chosenText ?? controller?.navigationItemStorage?.searchController?.searchBar.text }
    set { chosenText = newValue }
  }
  /// The traits.
  public var traitCollection: UITraitCollection {
    get { chosenTraits ?? controller?.traitCollection ?? UITraitCollection() }
    set { chosenTraits = newValue }
  }

  private var chosenText: String?
  private var chosenTraits: UITraitCollection?
  // The values are read from the controller when they are needed, since most screens do not ask for them.
  private let controller: UIViewController?

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) {
    controller = nil
    chosenTraits = traitCollection
  }

  init(of controller: UIViewController) { self.controller = controller }
}
