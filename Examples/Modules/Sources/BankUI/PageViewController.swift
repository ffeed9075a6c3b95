public import Portolan

/// A screen with a text and buttons, shared by all features.
public final class PageViewController: UIViewController {
  /// A button of a page.
  public struct Button {
    let title: String
    let action: @MainActor () -> Void

    /// Creates a button.
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
      self.title = title
      self.action = action
    }
  }

  private let text: @MainActor () -> String
  private let buttons: [Button]
  private let label = UILabel()

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - text: A closure that returns the text each time that the page appears.
  ///   - buttons: The buttons below the text.
  public init(
    _ title: String, text: @autoclosure @escaping @MainActor () -> String = "", buttons: [Button] = []
  ) {
    self.text = text
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns `nil`, since a page is not stored in documents.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = buttons.map { button in
      UIButton(type: .system, primaryAction: UIAction(title: button.title) { _ in button.action() })
    }
    let stack = UIStackView(arrangedSubviews: [label] + buttons)
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = text()
  }
}
