import Portolan
import PortolanArticles
import Testing

/// An action that gets a controller which is somewhere already.
private enum Placing: String, CaseIterable {
  case push, pushAsRoot, pushReplacingLast, add, replaceTab, setAsPrimary, pushToDetails, present, replaceRoot, drawer

  @MainActor
  func step(_ viewController: UIViewController) -> DestinationStep<UIViewController, Any?> {
    let step = reusing(viewController)
    func found<Container: UIViewController>() -> DestinationStep<Container, Any?> {
      Step.found(by: ClassFinder<Container, Any?>())
    }
    return switch self {
    case .push: step.using(UINavigationController.push()).from(found()).assemble()
    case .pushAsRoot: step.using(UINavigationController.pushAsRoot()).from(found()).assemble()
    case .pushReplacingLast: step.using(UINavigationController.pushReplacingLast()).from(found()).assemble()
    case .add: step.using(UITabBarController.add()).from(found()).assemble()
    case .replaceTab: step.using(UITabBarController.add(at: 1, replacing: true)).from(found()).assemble()
    case .setAsPrimary: step.using(UISplitViewController.setAsPrimary()).from(found()).assemble()
    case .pushToDetails: step.using(UISplitViewController.pushToDetails()).from(found()).assemble()
    case .present: step.using(.present).from(.current).assemble()
    case .replaceRoot: step.using(.replaceRoot).from(.root).assemble()
    case .drawer: step.using(PutIntoDrawer()).from(found()).assemble()
    }
  }
}

/// An action of an app whose own check allows everything.
private struct PutUnchecked: ContainerAction {
  typealias ViewController = DrawerViewController

  func check(with viewController: UIViewController?, on existingController: DrawerViewController) throws {}

  func perform(embedding viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }
}

/// The app that the factory takes a controller from.
@MainActor
private struct Harbour {
  let stack = PortolanTestSupport.stack(HomeViewController(), InfoViewController())
  let split = columns(CatalogueViewController(), AccountViewController())
  let drawer = DrawerViewController([BagViewController()])
  let modal = LoginViewController()
  let app: App
  let other = UIWindow()

  init() {
    app = App(root: tabs(stack, split, drawer))
    app.window.rootViewController?.present(modal, animated: false)
    other.rootViewController = PortolanTestSupport.stack(ForgotPasswordViewController())
    other.isHidden = false
  }

  /// Every controller that is somewhere.
  var all: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { visit(child) }
    }
    for root in [app.window.rootViewController, modal, other.rootViewController] { if let root { visit(root) } }
    return found
  }
}

@MainActor
@Suite("A controller that is somewhere already", .everyCompletion, .limited)
struct ExistingControllerTests {
  @Test(
    "A controller that is in use already is integrated or refused before anything moves, and never ends the program",
    arguments: Placing.allCases)
  fileprivate func existing(_ placing: Placing) async throws {
    for index in Harbour().all.indices {
      let harbour = Harbour()
      await until { harbour.modal.viewIfLoaded?.window != nil && !harbour.modal.isBeingPresented }
      let controller = harbour.all[index]
      let before = harbour.app.state
      do {
        let result = try await harbour.app.router.navigate(to: placing.step(controller), animated: false)
        #expect(result.viewController === controller)
        #expect(harbour.app.state.contains(controller), "\(controller) by \(placing)")
        #expect(!harbour.drawer.pages.contains(controller) || controller.parent === harbour.drawer)
      } catch let error as RoutingError {
        #expect(error.code == .actionRefused || error.code == .presentationRefused, "\(error)")
        #expect(harbour.app.state == before, "\(controller) by \(placing)")
      }
    }
  }

  @Test(
    "A controller that is in use already is refused by the rules of UIKit, even if the action's own check allows everything"
  )
  func uncheckedAction() async throws {
    let harbour = Harbour()
    await until { !harbour.modal.isBeingPresented }
    let step = reusing(harbour.drawer).using(PutUnchecked()).from(PortolanTestSupport.existing(harbour.drawer))
    let error = await harbour.app.expectRefused(as: .actionRefused) { try await $0.navigate(to: step, animated: false) }
    #expect(error?.reason.hasSuffix("cannot put a controller into itself") == true)
  }

  @Test(
    "A controller that is in use already is refused where UIKit would raise: in itself, as a second tab or column, and more"
  )
  func refused() async throws {
    let harbour = Harbour()
    await until { !harbour.modal.isBeingPresented }
    let root = try #require(harbour.app.window.rootViewController)
    let inOtherWindow = try #require(harbour.other.rootViewController?.children.first)
    // The reasons of cases that other tests do not pin.
    let cases: [(Placing, UIViewController, reason: String?)] = [
      (.push, harbour.stack, nil),
      (.push, root, "cannot put a controller into one that is inside it"),
      (.push, inOtherWindow, "cannot take a controller from another window"),
      (.add, harbour.stack, nil),
      (.add, root, nil),
      (.add, harbour.modal, "cannot put a controller into a container while it is presented"),
      (.setAsPrimary, harbour.split, nil),
      (.setAsPrimary, harbour.split.viewControllers[1], nil),
      (.present, harbour.modal, nil),
      (.present, root, nil),
      (.replaceRoot, root, nil),
      (.drawer, harbour.drawer, nil),
      (.drawer, root, nil),
      (.drawer, harbour.drawer.pages[0], nil),
    ]
    for (placing, controller, reason) in cases {
      let before = harbour.app.state
      let error = await #expect(throws: RoutingError.self, "\(placing) \(controller)") {
        try await harbour.app.router.navigate(to: placing.step(controller), animated: false)
      }
      #expect(error?.code == (placing == .present ? .presentationRefused : .actionRefused), "\(placing) \(controller)")
      if let reason { #expect(error?.reason.hasSuffix(reason) == true, "\(error?.reason ?? "")") }
      #expect(harbour.app.state == before)
    }
  }
}
