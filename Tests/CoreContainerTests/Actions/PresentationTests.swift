import Portolan
import PortolanArticles
import Testing

@MainActor
@Suite("A presentation", .everyCompletion, .limited)
struct PresentationTests {
  /// The presentations that a test needs, as screens with routes.
  enum Place: Screen {
    case sheet, cover, terms, options, nowhere, keptPopover, custom, photo, overHome, home, fromRoot

    var assembly: any Assembly {
      switch self {
      case .home: InlineAssembly { HomeViewController() }
      default: InlineAssembly { InfoViewController() }
      }
    }

    var route: Route<Self> {
      switch self {
      case .home: .root
      case .sheet:
        .present(
          as: .sheet(detents: [.medium(), .large()], selected: .large, showsGrabber: true, undimmedUpTo: .medium))
      case .cover: .present(as: .fullScreen.transition(.crossDissolve))
      case .terms: .presentInNavigation(as: .formSheet.modal().staying())
      case .options: .present(as: .popover(from: { $0.view }, arrows: .up))
      case .nowhere: .present(as: .popover(from: { _ in nil }))
      case .keptPopover: .present(as: .popover(from: { $0.view }, adaptsToSheet: false))
      case .custom: .present(as: .custom(Delegate(), style: .fullScreen))
      case .photo: .present(as: .fullScreen.zooming(from: { $0.view }))
      case .overHome: .present(over: .home, as: .fullScreen)
      case .fromRoot: .present(as: .fullScreen, startingFrom: .topmostParent)
      }
    }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}

  private func present(_ place: Place) async throws -> (app: App, presented: UIViewController) {
    let app = App(root: stack(HomeViewController()))
    try await app.router.navigate(to: place, animated: false)
    return (app, try #require(app.window.rootViewController?.presentedViewController))
  }

  /// Puts a screen with unsaved changes into another one.
  private func add(_ draft: DraftViewController, to parent: UIViewController) {
    parent.addChild(draft)
    parent.view.addSubview(draft.view)
    draft.didMove(toParent: parent)
  }

  @Test("A presentation as a sheet rests at its heights")
  func sheet() async throws {
    let (_, presented) = try await present(.sheet)
    let sheet = try #require(presented.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(sheet.prefersGrabberVisible)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
  }

  @Test("A presentation as a cover covers everything, with its transition")
  func cover() async throws {
    let (_, presented) = try await present(.cover)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
  }

  @Test("A presentation with a navigation controller applies to the navigation controller, and may stay and be modal")
  func inNavigation() async throws {
    let (_, presented) = try await present(.terms)
    #expect((presented as? UINavigationController)?.viewControllers.first is InfoViewController)
    #expect(presented.modalPresentationStyle == .formSheet)
    #expect(presented.isModalInPresentation)
    #expect(presented.staysDuringNavigation)
  }

  @Test("A presentation as a popover points at something")
  func popover() async throws {
    let (app, presented) = try await present(.options)
    let popover = try #require(presented.popoverPresentationController)
    #expect(popover.sourceItem === app.window.rootViewController?.view)
    #expect(popover.permittedArrowDirections == .up)
  }

  @Test("A presentation as a popover that would point at nothing fails, and nothing moves")
  func nothingToPointAt() async throws {
    let app = App(root: HomeViewController())
    let error = await app.expectRefused(as: .presentationRefused) { try await $0.navigate(to: Place.nowhere) }
    #expect(
      error?.reason
        == "InfoViewController cannot be presented as a popover, because HomeViewController has nothing for it to point at"
    )
  }

  @Test(
    "A presentation as a popover may keep its style in a compact width, and still asks screens with unsaved changes",
    .headlessOnly)
  func keptPopover() async throws {
    let (app, presented) = try await present(.keptPopover)
    let controller = try #require(presented.presentationController)
    #if !canImport(UIKit)
      #expect(controller.delegate?.adaptivePresentationStyle(for: controller) == UIModalPresentationStyle.none)
    #else
      #expect(controller.delegate != nil)
    #endif
    let draft = DraftViewController()
    app.atOnce { add(draft, to: presented) }
    draft.hasUnsavedChanges = true
    await app.rest()
    #expect(try !app.window.user.swipeDown())
    await until { presented.presentingViewController == nil }
    #expect(draft.questions == 1)
    #expect(presented.presentingViewController == nil)
  }

  @Test(
    "A presentation as a popover that keeps its style leaves the style of a later sheet to the system", .headlessOnly)
  func sheetAfterPopover() async throws {
    let (app, presented) = try await present(.keptPopover)
    let root = try #require(app.window.rootViewController)
    let draft = DraftViewController()
    app.atOnce {
      root.dismiss(animated: false)
      add(draft, to: presented)
      presented.modalPresentationStyle = .pageSheet
      root.present(presented, animated: false)
    }
    draft.hasUnsavedChanges = true
    await app.rest()
    let delegate = try #require(presented.presentationController?.delegate)
    #expect("\(type(of: delegate))" == "LeavePresentationDelegate")
  }

  @Test("A presentation with a delegate retains it as long as the screen")
  func custom() async throws {
    let (_, presented) = try await present(.custom)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect(presented.transitioningDelegate is Delegate)
  }

  @Test("A presentation with a zoom has a transition out of the view of the presenter", .headlessOnly)
  func zoom() async throws {
    let (app, presented) = try await present(.photo)
    #expect(presented.preferredTransition != nil)
    #if !canImport(UIKit)
      let root = try #require(app.window.rootViewController)
      let transition = try #require(presented.preferredTransition)
      #expect(transition.source?(.init(source: root, zoomed: presented)) === root.view)
      #expect(transition.options?.interactiveDismissShouldBegin?(.init(willBegin: true)) == true)
      #expect(transition.options?.interactiveDismissShouldBegin?(.init(willBegin: false)) == false)
      let draft = DraftViewController()
      presented.addChild(draft)
      #expect(transition.options?.interactiveDismissShouldBegin?(.init(willBegin: true)) == false)
    #else
      _ = app
    #endif
  }

  @Test("A presentation over a screen reaches that screen first, and one over the topmost parent starts there")
  func over() async throws {
    let app = App(root: UIViewController())
    try await app.router.navigate(to: Place.overHome, animated: false)
    #expect(app.window.rootViewController is HomeViewController)
    #expect(app.top is InfoViewController)
    try await app.router.navigate(to: Place.fromRoot, animated: false)
    #expect(app.window.rootViewController?.presentedViewController is InfoViewController)
  }
}
