#if !canImport(UIKit)
  import Portolan

  /// A screen with a title and buttons.
  final class TextScreen: UIViewController {
    /// A closure that is called each time the screen has appeared.
    var onAppear: @MainActor () -> Void = {}

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - buttons: The titles of the buttons with their actions. A button without an action closes the modal.
    init(_ title: String, buttons: [(String, (@MainActor () -> Void)?)] = []) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      for (name, action) in buttons {
        addButton(name, action ?? { [weak self] in self?.presentingViewController?.dismiss(animated: true) })
      }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }

    func addButton(_ name: String, _ action: @escaping @MainActor () -> Void) {
      loadViewIfNeeded()
      let button = UIButton(type: .system, primaryAction: UIAction(title: name) { _ in action() })
      view.addSubview(button)
    }

    /// Adds a menu with one entry to a button.
    func addMenu(_ entry: String, of title: String, _ action: @escaping @MainActor () -> Void) {
      let button = view.subviews.lazy.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }
      button?.menu = UIMenu(children: [UIAction(title: entry) { _ in action() }])
    }
  }
#endif
