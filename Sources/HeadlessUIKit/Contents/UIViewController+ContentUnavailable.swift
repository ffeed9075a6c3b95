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
