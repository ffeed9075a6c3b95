// The app of the guide "Moving over, one screen at a time". MovingOverTests compares the code with the guide.
import Portolan

@MainActor
final class PostApp {
  let window: UIWindow
  let router: DefaultRouter
  let coordinator = PostCoordinator()

  init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    let assembly = router.assembleScreens { [coordinator] in PostAssembly(coordinator: coordinator, screens: $0) }
    coordinator.screens = assembly.screens
    window.rootViewController = coordinator.makeTabs()
    window.makeKeyAndVisible()
  }
}

enum PostScreen: Screen {
  // Built by hand so far.
  case tabs, inbox, settings
  // Moved.
  case letter(id: Int)
  case signature

  var route: Route<Self> {
    switch self {
    case .tabs: .root
    case .inbox: .part(of: .tabs)
    case .settings: .presentInNavigation
    case .letter: .push(onto: .inbox)
    case .signature: .push(onto: .settings)
    }
  }
}

struct PostAssembly: AssemblyDataSource {
  let coordinator: PostCoordinator
  let screens: ScreenRouter<PostScreen>

  func getAssembly(key: PostScreen) -> (any Assembly)? {
    switch key {
    case .tabs: InlineAssembly { coordinator.makeTabs() }
    case .inbox: nil
    case .settings: InlineAssembly { coordinator.makeSettings() }
    case .letter(let id): InlineAssembly { LetterViewController(id: id, coordinator: coordinator) }
    case .signature: InlineAssembly { SignatureViewController(screens: screens) }
    }
  }
}

@MainActor
final class PostCoordinator {
  var screens: ScreenRouter<PostScreen>?
  private weak var tabs: UITabBarController?

  func makeTabs() -> UIViewController {
    let inbox = InboxViewController(coordinator: self)
    inbox.setScreen(PostScreen.inbox)
    let tabs = UITabBarController()
    tabs.setScreen(PostScreen.tabs)
    tabs.viewControllers = [UINavigationController(rootViewController: inbox)]
    self.tabs = tabs
    return tabs
  }

  func makeSettings() -> UIViewController {
    let settings = SettingsViewController(coordinator: self)
    settings.setScreen(PostScreen.settings)
    return settings
  }

  // By hand, as before.
  func showSettings() {
    tabs?.present(UINavigationController(rootViewController: makeSettings()), animated: true)
  }

  func showDraft(answering id: Int) {
    tabs?.present(DraftViewController(answering: id), animated: true)
  }

  // Moved: these only forward to the router.
  func showLetter(_ id: Int) { screens?.go(.letter(id: id)) }
  func showSignature() { screens?.go(.signature) }
}

final class InboxViewController: UIViewController {
  private let coordinator: PostCoordinator

  init(coordinator: PostCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tapLetter(_ id: Int) { coordinator.showLetter(id) }
  func tapSettings() { coordinator.showSettings() }
}

final class SettingsViewController: UIViewController {
  private let coordinator: PostCoordinator

  init(coordinator: PostCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tapSignature() { coordinator.showSignature() }
}

final class DraftViewController: UIViewController, RoutingInterceptable {
  let letter: Int
  var text = ""

  var canBeDismissed: Bool { text.isEmpty }

  init(answering letter: Int) {
    self.letter = letter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tapSend() {
    text = ""
    dismiss(animated: true)
  }
}

final class LetterViewController: UIViewController {
  let id: Int
  private let coordinator: PostCoordinator

  init(id: Int, coordinator: PostCoordinator) {
    self.id = id
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tapAnswer() { coordinator.showDraft(answering: id) }
  func tapClose() { navigationController?.popViewController(animated: true) }
}

final class SignatureViewController: UIViewController {
  private let screens: ScreenRouter<PostScreen>

  init(screens: ScreenRouter<PostScreen>) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tapInbox() { screens.go(.inbox) }
}
