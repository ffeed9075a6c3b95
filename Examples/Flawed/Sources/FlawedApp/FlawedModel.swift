#if !canImport(UIKit)
  import Portolan

  /// The state of the app, and the place that builds its screens.
  @MainActor
  final class FlawedModel {
    /// The fault of the running app, for coders too.
    // Safe, since only the launch on the main actor sets it, and coders run on the same thread.
    nonisolated(unsafe) static var fault: Fault?
    static var shared = FlawedModel()

    var isLoggedIn = false
    weak var router: DefaultRouter?
    weak var window: UIWindow?
    private var note: TextScreen?

    func open(_ screen: FlawedScreen) {
      router?.navigate(to: Destination(screen)) { _ in }
    }

    func logOut() async throws {
      isLoggedIn = false
      if FlawedModel.fault != .staysLoggedOut { try await router?.revalidate() }
    }

    func build(_ screen: FlawedScreen) -> UIViewController {
      switch screen {
      case .tabs: tabs()
      case .home: home()
      case .notes: TextScreen("Notes", buttons: [("First", { [weak self] in self?.open(.note(1)) })])
      case .note(let number): note(number)
      case .help: help()
      case .login: login()
      case .shelf: Shelf()
      case .columns: TextScreen("Columns", buttons: [("Close", nil)])
      case .settings, .about, .leftBook, .rightBook, .detail: TextScreen("\(screen)", buttons: [("Close", nil)])
      case .archive: TextScreen("Archive")
      }
    }

    private func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [FlawedScreen.home, .notes].map { screen in
        let controller = build(screen)
        controller.setScreen(screen)
        return UINavigationController(rootViewController: controller)
      }
      return tabs
    }

    private func home() -> UIViewController {
      var taps = 0
      let home = TextScreen(
        "Home",
        buttons: [
          (
            "Help",
            { [weak self] in
              taps += 1
              if FlawedModel.fault != .hiddenState || taps.isMultiple(of: 2) { self?.open(.help) }
            }
          ),
          ("Settings", { [weak self] in self?.openSettings() }),
          (
            "Refresh",
            { if FlawedModel.fault == .endlessTask { Task { while !Task.isCancelled { await Task.yield() } } } }
          ),
        ])
      home.addMenu("Tips", of: "Refresh") { [weak self] in self?.openTips() }
      home.view.addSubview(
        RowTable(
          "Second", onTap: { [weak self] in self?.open(.note(2)) }, action: "Settings",
          onAction: { [weak self] in self?.openSettings(isGuarded: FlawedModel.fault != .unguardedSwipe) }))
      return home
    }

    private func openTips() {
      guard FlawedModel.fault == .menuDeadEnd else { return open(.about) }
      let tips = TextScreen("Tips")
      tips.isModalInPresentation = true
      window?.rootViewController?.present(tips, animated: true)
    }

    private func openSettings(isGuarded: Bool = FlawedModel.fault != .missingGuard) {
      guard !isGuarded else { return open(.settings) }
      let settings = build(.settings)
      settings.setScreen(FlawedScreen.settings)
      window?.rootViewController?.present(settings, animated: true)
    }

    private func note(_ number: Int) -> UIViewController {
      if FlawedModel.fault == .sameInstance, let note { return note }
      let screen = TextScreen("Note \(number)")
      if FlawedModel.fault == .retainCycle { screen.onAppear = { screen.title = "Note \(number)" } }
      note = FlawedModel.fault == .sameInstance ? screen : nil
      return screen
    }

    private func help() -> UIViewController {
      let hasNoExit = FlawedModel.fault == .modalWithoutExit
      let help = TextScreen("Help", buttons: hasNoExit ? [] : [("Close", nil)])
      help.isModalInPresentation = hasNoExit
      if FlawedModel.fault == .refusedTap {
        help.addButton("Settings") { [weak self] in
          self?.router?.navigate(to: Destination(FlawedScreen.settings)) { result in
            if case .failure = result { self?.window?.rootViewController?.dismiss(animated: false) }
          }
        }
      }
      if FlawedModel.fault == .trap { help.addButton("Divide") { preconditionFailure("The help divides by nothing") } }
      if FlawedModel.fault == .hang { help.addButton("Wait") { while FlawedModel.fault == .hang {} } }
      if FlawedModel.fault == .endlessPush { help.addButton("More") { [weak help] in Self.pushPage(from: help) } }
      return help
    }

    private static func pushPage(from screen: UIViewController?) {
      let page = TextScreen("Page")
      page.addButton("More") { [weak page] in pushPage(from: page) }
      page.navigationItem.hidesBackButton = true
      page.isModalInPresentation = true
      screen?.navigationController?.pushViewController(page, animated: true)
    }

    private func login() -> UIViewController {
      let login = TextScreen("Login", buttons: [("Close", nil)])
      // The router no longer finds a screen without its label.
      if [.secondLogin, .secondReminder].contains(FlawedModel.fault) {
        login.onAppear = { [weak login] in login?.setScreen(nil) }
      }
      return login
    }
  }

  /// A guard that denies the settings to a user who is not logged in.
  struct SessionGuard: RoutingInterceptor, CustomStringConvertible {
    nonisolated var description: String { "SessionGuard" }

    func perform(with context: Any?) throws -> InterceptorAnswer {
      guard FlawedModel.shared.isLoggedIn else { throw LoggedOut() }
      return .proceed
    }
  }

  /// An error for the settings of a user who is not logged in.
  struct LoggedOut: Error, CustomStringConvertible {
    let description = "The settings require a login."
  }
#endif
