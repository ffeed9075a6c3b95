import Portolan

enum ControllersList {
  case textInputScreen
  case textConfirmationScreen(text: String)
}

@MainActor
final class TextInputViewModel {
  private let coordinator: any Coordination<ControllersList>

  init(coordinator: any Coordination<ControllersList>) { self.coordinator = coordinator }

  func confirm(_ text: String) { coordinator.show(view: .textConfirmationScreen(text: text), firstPosition: false) }
  func restart() { coordinator.show(view: .textInputScreen, firstPosition: true) }
  func next() { coordinator.show(view: .textInputScreen) }
  func back() { coordinator.popFromCurrentController() }
}

final class TextViewController: UIViewController {
  var text = ""
  var viewModel: TextInputViewModel?
}

struct TextInputAssembly: Assembly {
  let coordinator: (any Coordination<ControllersList>)?

  func build() -> UIViewController {
    let controller = TextViewController()
    controller.viewModel = coordinator.map { TextInputViewModel(coordinator: $0) }
    return controller
  }
}

final class TextConfirmationAssembly: Assembly {
  private let text: String

  init(text: String) { self.text = text }

  func build() -> UIViewController {
    let controller = TextViewController()
    controller.text = text
    return controller
  }
}

final class RootAssembly: AssemblyDataSource {
  var coordinator: (any Coordination<ControllersList>)?

  func getAssembly(key: ControllersList) -> Assembly? {
    switch key {
    case .textInputScreen: return TextInputAssembly(coordinator: coordinator)
    case .textConfirmationScreen(let text): return TextConfirmationAssembly(text: text)
    }
  }
}

@MainActor
final class Application {
  private let rootAssembly = RootAssembly()
  private let builder: ControllerBuilder<ControllersList>
  private var coordinator: ScreenCoordinator<ControllersList>?

  init() { builder = ControllerBuilder(dataSource: rootAssembly, root: .textInputScreen) }

  func start(in window: UIWindow) {
    let navigation = UINavigationController(rootViewController: builder.buildRootController())
    let coordinator = ScreenCoordinator(navigationController: navigation, builder: builder)
    rootAssembly.coordinator = coordinator
    self.coordinator = coordinator
    coordinator.show(view: .textConfirmationScreen(text: "Hello"), firstPosition: false)
    coordinator.popFromCurrentController()
    window.rootViewController = navigation
    print(builder.buildController(for: .textConfirmationScreen(text: "Hello")))
  }
}

struct Recorder: Coordination {
  func show(view: ControllersList, firstPosition: Bool) {}
  func popFromCurrentController() {}
}

enum SettingsScreen: Screen {
  case list, sound

  var assembly: any Assembly { InlineAssembly { TextViewController() } }
  var route: Route<Self> { .push }
}

@MainActor
func settings(in navigation: UINavigationController) -> UIViewController {
  let coordinator = ScreenCoordinator<SettingsScreen>(navigationController: navigation, animated: false)
  coordinator.show(view: .sound)
  print(ControllerBuilder<SettingsScreen>(root: .list).buildRootController())
  return ControllerBuilder().buildController(for: SettingsScreen.sound)
}
