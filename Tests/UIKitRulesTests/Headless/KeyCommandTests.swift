#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uikeycommand and …/uiresponder/keycommands.
  @MainActor
  @Suite("Key commands", .headlessOnly, .rule(.gestures), .tags(.documented), .limited)
  struct KeyCommandTests {
    private class Page: UIViewController, InterfaceBuilderConnecting {
      let name: String
      var log: [String] = []
      var commands: [UIKeyCommand] = []
      var actions: Set<String> = []

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override var keyCommands: [UIKeyCommand]? { commands }

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        actions.contains(action.description)
      }

      func perform(action: String, sender: AnyObject?) -> Bool {
        log.append(action)
        return true
      }
    }

    private let outer = Page("outer")
    private let inner = Page("inner")
    private let screen: Screen

    init() {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      screen = Screen(outer)
    }

    private func command(_ input: String, _ action: String) -> UIKeyCommand {
      UIKeyCommand(input: input, modifierFlags: .command, action: Selector((action)))
    }

    @Test("A key performs the action of the first matching command from the first responder outward")
    func nearest() throws {
      let field = UITextField()
      inner.view.addSubview(field)
      #expect(field.becomeFirstResponder())
      outer.commands = [command("n", "outer:")]
      outer.actions = ["outer:", "inner:"]
      #expect(try screen.window.user.press("n", modifiers: .command))
      inner.commands = [command("n", "inner:")]
      #expect(try screen.window.user.press("n", modifiers: .command))
      #expect(outer.log == ["outer:", "inner:"])
      #expect(inner.log == [])
      inner.actions = ["inner:"]
      #expect(try screen.window.user.press("n", modifiers: .command))
      #expect(inner.log == ["inner:"])
    }

    @Test("A key with other modifiers, a disabled command and a command without an action do nothing")
    func none() throws {
      outer.commands = [command("n", "new:")]
      #expect(try !screen.window.user.press("n", modifiers: .command))
      outer.actions = ["new:"]
      let error = #expect(throws: UserGestureError.self) { try screen.window.user.press("n", modifiers: .alternate) }
      #expect(error?.reason == "no key command on screen has it")
      outer.commands[0].attributes = .disabled
      #expect(throws: UserGestureError.self) { try screen.window.user.press("n", modifiers: .command) }
      #expect(outer.log == [])
    }

    @Test("A key cannot be pressed while a transition runs")
    func inTransition() {
      outer.commands = [command("w", "close:")]
      outer.actions = ["close:"]
      screen.window.headless.transitionClock = ManualTransitionClock()
      outer.present(UIViewController(), animated: true)
      #expect(throws: UserGestureError.self) { try screen.window.user.press("w", modifiers: .command) }
    }
  }
#endif
