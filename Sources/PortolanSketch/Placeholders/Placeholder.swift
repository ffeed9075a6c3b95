#if !canImport(UIKit)
  import Portolan

  /// A controller that stands for a screen of the app: its title, its value and its link, its fields and its buttons.
  final class Placeholder: UIViewController, LeaveConfirming, HierarchyDescribing {
    /// A button, without the type of the screens.
    struct Button {
      var title: String
      var isEnabled: @MainActor (Placeholder) -> Bool
      var perform: @MainActor (Placeholder) -> Void
    }

    let hierarchyDescription: String
    private let heading = UILabel()
    private let caption: [String]
    private let fields: [UITextField]
    private let buttons: [(button: UIButton, content: Button)]
    /// Returns `true` while the screen refuses to leave.
    var staysNow: @MainActor (Placeholder) -> Bool = { _ in false }
    /// The question before the screen leaves with a text, or `nil` for none.
    var question: String?
    /// The action that the screen performs by itself after a while, or `nil` for none.
    var later: (delay: Duration, perform: @MainActor (Placeholder) -> Void)?
    /// A closure that is called when the screen has appeared.
    var appeared: @MainActor () -> Void = {}
    private var waiting: Task<Void, Never>?
    private var isLeaving = false

    init(name: String, title: String, caption: [String], fields: [String], buttons: [Button]) {
      hierarchyDescription = name
      self.caption = caption
      self.fields = fields.map { name in
        let field = UITextField()
        field.placeholder = name
        return field
      }
      self.buttons = buttons.map { (UIButton(type: .system), $0) }
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    deinit { waiting?.cancel() }

    /// The text of the first field.
    var text: String { fields.first?.text ?? "" }

    override func viewDidLoad() {
      super.viewDidLoad()
      heading.text = title
      let labels = caption.map { text in
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        return label
      }
      for field in fields { field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged) }
      for (button, content) in buttons {
        button.setTitle(content.title, for: .normal)
        button.addAction(UIAction { [weak self] _ in if let self { content.perform(self) } }, for: .touchUpInside)
      }
      let stack = UIStackView(arrangedSubviews: [heading] + labels + fields + buttons.map(\.button))
      stack.axis = .vertical
      stack.frame = view.bounds
      view.addSubview(stack)
      update()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      // A navigation bar has the title already.
      heading.isHidden = navigationController != nil
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared()
      guard let later, waiting == nil else { return }
      waiting = Task { [weak self] in
        try? await Task.sleep(for: later.delay)
        if let self, !Task.isCancelled { later.perform(self) }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      waiting?.cancel()
      waiting = nil
    }

    func emptyFields() {
      for field in fields { field.text = "" }
      update()
    }

    /// Adapts the buttons to the flags and the text.
    func update() {
      for (button, content) in buttons { button.isEnabled = content.isEnabled(self) }
      isModalInPresentation = staysNow(self)
      setNeedsUpdateOfLeaveConfirmation()
    }

    /// Closes the screen for a button of its own, without refusing.
    func leave() async throws {
      isLeaving = true
      defer { isLeaving = false }
      try await close()
    }

    var canBeDismissed: Bool { isLeaving || !staysNow(self) }
    var hasUnsavedChanges: Bool { question != nil && !text.isEmpty }

    func confirmLeaving() async throws -> Bool {
      let asking = Question<Bool>(question)
        .choice("Discard", style: .destructive, true).choice("Keep", style: .cancel, false)
      return try await ask(asking) ?? false
    }
  }
#endif
