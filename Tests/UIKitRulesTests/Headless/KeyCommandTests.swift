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
      #expect(error?.reason == "no key command has it")
      outer.commands[0].attributes = .disabled
      #expect(throws: UserGestureError.self) { try screen.window.user.press("n", modifiers: .command) }
      #expect(outer.log == [])
    }

    // Sources: developer.apple.com/documentation/uikit/uimenubuilder and …/uiresponder/buildmenu(with:).
    @Test("A key performs a command of the main menu, unless a command on screen has the key")
    func mainMenu() throws {
      final class AppDelegate: UIResponder, UIApplicationDelegate, InterfaceBuilderConnecting {
        var commands: [UIMenuElement] = []
        var log: [String] = []
        var isOpen = true

        override func buildMenu(with builder: any UIMenuBuilder) {
          log.append("build")
          let menu = UIMenu(identifier: UIMenu.Identifier("ours"), children: commands)
          builder.insertChild(menu, atEndOfMenu: .file)
          builder.insertSibling(UIMenu(identifier: UIMenu.Identifier("second")), afterMenu: menu.identifier)
          builder.insertSibling(UIMenu(identifier: UIMenu.Identifier("first")), beforeMenu: menu.identifier)
          let stray = UIMenu(identifier: UIMenu.Identifier("stray"))
          builder.insertChild(stray, atStartOfMenu: UIMenu.Identifier("none"))
          builder.remove(menu: .format)
          let children = builder.menu(for: .file)?.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
          #expect(children == ["first", "ours", "second"])
          #expect(builder.menu(for: .format) == nil)
          #expect(builder.menu(for: stray.identifier) == nil)
          #expect(builder.system === UIMenuSystem.main)
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          action.description == "all:"
        }
        override func validate(_ command: UICommand) { command.attributes = isOpen ? [] : .disabled }

        func perform(action: String, sender: AnyObject?) -> Bool {
          log.append(action)
          return true
        }
      }
      let (former, delegate) = (UIApplication.shared.delegate, AppDelegate())
      UIApplication.shared.delegate = delegate
      UIMenuSystem.main.setNeedsRebuild()
      defer {
        UIApplication.shared.delegate = former
        UIMenuSystem.main.setNeedsRebuild()
      }
      let user = screen.window.user
      #expect(throws: UserGestureError.self) { try user.press("a", modifiers: .command) }
      delegate.commands = [UIMenu(children: [command("a", "all:")])]
      #expect(throws: UserGestureError.self) { try user.press("a", modifiers: .command) }
      UIMenuSystem.main.setNeedsRebuild()
      #expect(try user.press("a", modifiers: .command))
      #expect(delegate.log == ["build", "build", "all:"])
      delegate.isOpen = false
      #expect(throws: UserGestureError.self) { try user.press("a", modifiers: .command) }
      outer.commands = [command("a", "outer:")]
      outer.actions = ["outer:"]
      #expect(try user.press("a", modifiers: .command))
      #expect(outer.log == ["outer:"])
    }

    @Test("The closure of a configuration builds the main menu before the delegate of the app does")
    func configuration() throws {
      let open = command("o", "open:")
      UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
        builder.replace(menu: .view, with: UIMenu(identifier: .view, children: [open]))
      }
      defer { UIMainMenuSystem.shared.setBuildConfiguration(UIMainMenuSystem.Configuration()) }
      outer.actions = ["open:"]
      #expect(try screen.window.user.press("o", modifiers: .command))
      #expect(outer.log == ["open:"])
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
