import Portolan

/// A place where the user may be when a navigation begins.
package enum StartingState: String, CaseIterable, CustomStringConvertible {
  case freshRoot = "a fresh root"
  case firstTab = "the first tab"
  case otherTab = "another tab"
  case deepStack = "deep in a stack"
  case underOneModal = "under one modal"
  case underTwoModals = "under two modals"

  package var description: String { rawValue }

  /// The states where something is presented.
  package static let modal: [StartingState] = [.underOneModal, .underTwoModals]

  /// The states with a tab bar as the root.
  package static let tabbed = allCases.filter { $0 != .freshRoot }

  @MainActor
  package func makeApp() -> App {
    if self == .freshRoot { return App(root: UIViewController()) }
    let root = tabs(stack(CatalogueViewController()), stack(InfoViewController()))
    let app = App(root: root)
    switch self {
    case .freshRoot, .firstTab:
      break
    case .otherTab:
      root.selectedIndex = 1
    case .deepStack:
      let navigation = root.viewControllers?.first as? UINavigationController
      app.atOnce {
        for id in 1...3 { navigation?.pushViewController(ProductViewController(productID: id), animated: false) }
      }
    case .underOneModal:
      app.present(stack(InfoViewController()))
    case .underTwoModals:
      app.present(stack(InfoViewController()))
      let cover = InfoViewController()
      cover.modalPresentationStyle = .fullScreen
      app.present(cover)
    }
    return app
  }
}
