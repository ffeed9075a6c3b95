#if !canImport(UIKit)
  /// The views that stand for a SwiftUI view on platforms without UIKit.
  @MainActor
  final class HeadlessContent {
    /// A label whose text always follows the assembly, as a SwiftUI view follows its model.
    let label = UILabel(frame: .zero)
    let buttons = UIStackView()

    init() {
      buttons.axis = .vertical
    }

    /// Replaces the buttons.
    func show(_ actions: [HostedAction], perform: @escaping @MainActor (HostedAction) -> Void) {
      for button in buttons.arrangedSubviews { button.removeFromSuperview() }
      for action in actions {
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: action.title) { _ in perform(action) })
        button.isEnabled = action.isEnabled
        buttons.addArrangedSubview(button)
      }
    }
  }
#endif
