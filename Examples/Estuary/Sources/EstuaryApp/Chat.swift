import Portolan

/// A conversation with the bank.
final class Chat: UIViewController {
  private let id: Int
  private let bank: Bank
  private let screens: ScreenRouter<EstuaryScreen>
  private let messages = UILabel()
  private let field = UITextField()
  private var onMessage: @MainActor () -> Void = {}

  init(id: Int, bank: Bank, screens: ScreenRouter<EstuaryScreen>) {
    self.id = id
    self.bank = bank
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
    title = "Chat \(id)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Message"
    let send = UIButton(type: .system, primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    let photo = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Photo") { [screens, id] _ in screens.go(.attachment(chat: id)) })
    let info = UIButton(
      type: .system, primaryAction: UIAction(title: "Info") { [screens, id] _ in screens.go(.chatInfo(id: id)) })
    for part in [messages, field, send, photo, info] { view.addSubview(part) }
    onMessage = { [weak self] in self?.update() }
    if bank.has(.leakingChat) { onMessage = { self.update() } }
    update()
  }

  private func send() {
    guard let text = field.text, !text.isEmpty else { return }
    bank.messages[id, default: []].append(text)
    field.text = ""
    onMessage()
  }

  private func update() { messages.text = bank.messages[id, default: []].joined(separator: ", ") }
}
