/// The content of an empty screen, and what is known of its updates.
@MainActor
final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
}

extension UIViewController {
  /// The content that covers the screen while there is nothing else to show, or `nil` for none.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state of the screen, on which the content may depend.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(of: self)
  }

  /// Requests the content of the empty screen again.
  ///
  /// ``updateContentUnavailableConfiguration(using:)`` is called at once if the view is in a window, and else when the view
  /// appears. UIKit calls it before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    flags.remove(.hasUpdatedUnavailable)
    if loadedView?.window != nil { updateUnavailable() }
  }

  /// Updates the content of the empty screen if that was requested since the last time.
  final func updateUnavailable() {
    guard !flags.contains(.hasUpdatedUnavailable) else { return }
    flags.insert(.hasUpdatedUnavailable)
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  private final func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || unavailable != nil else { return }
    let state = unavailable ?? ContentUnavailableState()
    unavailable = state
    state.configuration = configuration
    view.show(configuration, instead: &state.view)
  }
}
