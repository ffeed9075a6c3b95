#if !canImport(UIKit)
  import Portolan

  /// A row of the table: what UIKit refuses, its source, and how a route does the same.
  @MainActor
  struct Refusal {
    /// An app, and a step whose action does what UIKit refuses, or its mended form.
    @MainActor
    struct Case {
      let app: App
      let step: DestinationStep<UIViewController, Any?>
      /// The objects that must live as long as the case.
      var kept: [AnyObject] = []
    }

    /// The behaviour of UIKit, and of HeadlessUIKit.
    enum Behaviour {
      /// It raises an exception with these words.
      case raises(String)
      /// It does nothing, and writes a warning with these words.
      case warns(String)
      /// Its documentation forbids it, and nothing public tells what happens.
      case forbids
    }

    let name: String
    let source: String
    let behaviour: Behaviour
    /// Does it with UIKit alone.
    var uikit: (@MainActor () -> Void)?
    let code: RoutingError.Code
    /// Words of the advice that the mended case follows.
    let advice: String
    /// The end of the reason, if it is pinned.
    var reason: String?
    let broken: @MainActor () -> Case
    let mended: @MainActor () -> Case
  }

  // The parts of the rows.

  @MainActor
  func placing<Placing: Action>(
    _ viewController: UIViewController, by action: Placing, from origin: DestinationStep<Placing.ViewController, Any?>
  ) -> DestinationStep<UIViewController, Any?> {
    reusing(viewController).using(action).from(origin)
  }

  @MainActor
  func presenting(
    _ viewController: UIViewController = InfoViewController(), as presentation: Presentation = .automatic,
    startingFrom start: PresentModallyAction.StartingPoint = .current
  ) -> DestinationStep<UIViewController, Any?> {
    reusing(viewController).using(.present(as: presentation, startingFrom: start)).from(.current)
  }

  @MainActor
  extension Refusal.Case {
    /// An app with a stack, over which a controller is presented.
    static func presents(
      _ viewController: UIViewController = InfoViewController(), as presentation: Presentation = .automatic,
      keeping kept: [AnyObject] = []
    ) -> Self {
      Self(app: App(root: stack(HomeViewController())), step: presenting(viewController, as: presentation), kept: kept)
    }

    /// An app with a container, in which an action places a controller.
    static func places<Container: ContainerViewController>(
      _ viewController: UIViewController, in container: Container, by action: Placement<Container>,
      keeping kept: [AnyObject] = []
    ) -> Self {
      Self(app: App(root: container), step: placing(viewController, by: action, from: existing(container)), kept: kept)
    }
  }

  extension Presentation {
    @MainActor static let curl = fullScreen.transition(.partialCurl)
    @MainActor static let pointing = popover(from: { $0.view })
  }
#endif
