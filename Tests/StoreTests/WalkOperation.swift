import Portolan
import PortolanTool
import StoreApp
import StoreLinks

/// An operation of a random walk through the store.
enum WalkOperation {
  case navigate(String, Destination)
  /// Two requests at the same time.
  case both((String, Destination), (String, Destination))
  /// A request whose task is cancelled.
  case cancelled(String, Destination)
  /// A step of the user, in its spelling on the command line.
  case step(String)
  /// A gesture that is started and cancelled.
  case abortedGesture
  case resize(isWide: Bool)
}

extension WalkOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .navigate(let name, _): "navigate to \(name)"
    case .both(let one, let other): "navigate to \(one.0) and to \(other.0)"
    case .cancelled(let name, _): "navigate to \(name), cancelled"
    case .step(let text): text
    case .abortedGesture: "begin a gesture and let go"
    case .resize(let isWide): isWide ? "make the window wide" : "make the window narrow"
    }
  }
}

extension StoreRoutes {
  /// Returns a random destination, with a context that may be refused.
  func randomDestination(using generator: inout SeededGenerator) -> (String, Destination) {
    if Bool.random(using: &generator) {
      let screen = randomScreen(using: &generator)
      return ("\(screen)", Destination(screen))
    }
    let id = Int.random(in: 1...6, using: &generator)
    let questions: [(String, Destination)] = [
      ("question 1", Destination(home.homeAsRoot, with: nil)),
      ("question 2", Destination(home.homeAsRootFromCurrent, with: nil)),
      ("question 3", Destination(account.accountInNavigation, with: nil)),
      ("question 4", Destination(account.accountInNavigationOrModal, with: nil)),
      ("question 5", Destination(tabs.homeAndAccount, with: nil)),
      ("question 6", Destination(account.accountFadingIn, with: nil)),
      ("question 9", Destination(login.loginScreenOnRoot, with: nil)),
      ("question 9, forgot-password", Destination(login.forgotPasswordScreenOnRoot, with: nil)),
      ("question 10, visible", Destination(bag.visibleBag, with: nil)),
      ("question 10, another", Destination(bag.anotherBag, with: nil)),
      ("the tabs", Destination(tabs.tabScreen, with: nil)),
      ("product \(id) in a modal", Destination(products.modalProductScreen, with: id)),
    ]
    return questions.randomElement(using: &generator)!
  }

  private func randomScreen(using generator: inout SeededGenerator) -> StoreScreen {
    let id = Int.random(in: 1...6, using: &generator)
    let screens: [StoreScreen] = [
      .home, .catalogue, .product(id: id), .product(id: id), .product(id: 4711), .bag, .account, .settings, .login,
      .forgotPassword, .onboarding, .cities, .city(name: City.allCases.randomElement(using: &generator)!), .textInput,
      .textConfirmation(text: id < 4 ? "Ahoy" : "Farewell"),
    ]
    return screens.randomElement(using: &generator)!
  }
}
