#if !canImport(UIKit)
  /// The button that stands for the back button of a `NavigationStack`.
  @MainActor
  final class HeadlessBackButton {
    private var button: UIButton?

    /// Shows the button over the top of a stack that has more than its root, with the title of the screen below.
    func show(in stack: HostedStackController) {
      button?.removeFromSuperview()
      button = nil
      guard stack.viewControllers.count > 1 else { return }
      let title = stack.viewControllers.dropLast().last?.title ?? ""
      let action = UIAction(title: title.isEmpty ? "‹ Back" : "‹ \(title)") { [weak stack] _ in stack?.goBack() }
      let new = UIButton(type: .system, primaryAction: action)
      button = new
      stack.view.insertSubview(new, at: 0)
    }
  }

  extension HostedStackController {
    /// Removes the last screen, or closes it with its question if it has unsaved changes.
    fileprivate func goBack() {
      guard let top = viewControllers.last else { return }
      if (top as? any LeaveConfirming)?.hasUnsavedChanges == true {
        let place = HostedPlace()
        place.controller = top
        place.close(animated: true)
      } else {
        keep(onPath: viewControllers.count - 2)
      }
    }
  }
#endif
