#if !canImport(UIKit)
  import Portolan

  /// Everything that UIKit refuses of what an action of a route can do, one row each with its source.
  @MainActor
  enum RefusalTable {
    static let rows = presentations + popovers + stacks + tabsAndColumns + pages + roots

    private static let apple = "developer.apple.com/documentation/uikit/"

    // MARK: Presenting

    private static let presentations = [
      Refusal(
        name: "a child of another controller", source: apple + "uiviewcontroller/present(_:animated:completion:)",
        behaviour: .raises("that has a parent view controller"),
        uikit: {
          let parent = stack(HomeViewController())
          App(root: InfoViewController()).window.rootViewController?.present(parent.viewControllers[0], animated: false)
        },
        code: .presentationRefused, advice: "present a controller that is new",
        reason: "cannot be presented: it is a child of UINavigationController",
        broken: {
          let parent = stack(HomeViewController())
          return .presents(parent.viewControllers[0], keeping: [parent])
        }, mended: { .presents() }),
      Refusal(
        name: "a controller that is presented", source: "public crash reports: that is already being presented by",
        behaviour: .raises("that is already being presented by"),
        uikit: {
          let modal = UIViewController()
          let apps = [App(root: UIViewController()), App(root: UIViewController())]
          for app in apps { app.present(modal) }
          withExtendedLifetime(apps) {}
        },
        code: .presentationRefused, advice: "present a controller that is new",
        reason: "cannot be presented: it is presented already",
        broken: {
          let other = App(root: HomeViewController())
          return .presents(other.present(LoginViewController()), keeping: [other])
        }, mended: { .presents() }),
      Refusal(
        name: "the presenter itself", source: "public crash reports: present modally a view controller on itself",
        behaviour: .raises("on itself"),
        uikit: {
          let controller = UIViewController()
          controller.present(controller, animated: false)
        },
        code: .presentationRefused, advice: "present a controller that is new",
        reason: "cannot be presented: it is, or contains, the controller that presents",
        broken: {
          let root = stack(HomeViewController())
          return Refusal.Case(app: App(root: root), step: presenting(root))
        }, mended: { .presents() }),
      Refusal(
        name: "the root of another window", source: "public crash reports: present modally an active controller",
        behaviour: .raises("an active controller"),
        uikit: {
          let other = App(root: UIViewController())
          guard let root = other.window.rootViewController else { return }
          App(root: UIViewController()).window.rootViewController?.present(root, animated: false)
        },
        code: .presentationRefused, advice: "present a controller that is new",
        reason: "cannot be presented: it is the root of a window",
        broken: {
          let root = HomeViewController()
          return .presents(root, keeping: [App(root: root)])
        }, mended: { .presents() }),
      Refusal(
        name: "a page that curls up over a part of the screen", source: apple + "uimodaltransitionstyle/partialcurl",
        behaviour: .raises("UIModalTransitionStylePartialCurl"),
        uikit: { present { $0.modalTransitionStyle = .partialCurl } },
        code: .presentationRefused, advice: "present it as .fullScreen.transition(.partialCurl)",
        broken: { .presents(as: .pageSheet.transition(.partialCurl)) }, mended: { .presents(as: .curl) }),
      Refusal(
        name: "a controller whose own transition curls", source: apple + "uimodaltransitionstyle/partialcurl",
        behaviour: .raises("UIModalTransitionStylePartialCurl"),
        uikit: { present { $0.modalTransitionStyle = .partialCurl } },
        code: .presentationRefused, advice: "present it as .fullScreen.transition(.partialCurl)",
        broken: { .presents(curling()) }, mended: { .presents(curling(), as: .curl) }),
      Refusal(
        name: "a controller that a closure of the app lets curl", source: apple + "uimodaltransitionstyle/partialcurl",
        behaviour: .raises("UIModalTransitionStylePartialCurl"),
        uikit: { present { $0.modalTransitionStyle = .partialCurl } },
        code: .presentationRefused, advice: "present it as .fullScreen.transition(.partialCurl)",
        broken: { .presents(as: .formSheet.configured { $0.modalTransitionStyle = .partialCurl }) },
        mended: { .presents(as: .curl) }),
      Refusal(
        name: "a style for adaptations only", source: apple + "uimodalpresentationstyle/none",
        behaviour: .raises("doesn't have a corresponding presentation controller"),
        uikit: { present { $0.modalPresentationStyle = .none } },
        code: .presentationRefused, advice: "present it as .automatic",
        broken: { .presents(as: .style(.none)) }, mended: { .presents(as: .automatic) }),
      Refusal(
        name: "a sheet without a height", source: apple + "uisheetpresentationcontroller/detents",
        behaviour: .raises("must contain at least one element"),
        uikit: { present { $0.sheetPresentationController?.detents = [] } },
        code: .presentationRefused, advice: "give the sheet at least one detent, such as .large()",
        broken: { .presents(as: .sheet(detents: [])) }, mended: { .presents(as: .sheet(detents: [.large()])) }),
      Refusal(
        name: "a presenter in no window", source: "the warning: whose view is not in the window hierarchy",
        behaviour: .warns("whose view is not in the window hierarchy"),
        uikit: { UIViewController().present(UIViewController(), animated: false) },
        code: .presentationRefused, advice: "present from a controller that is on screen, as Step.current is",
        broken: {
          let stranger = UIViewController()
          return Refusal.Case(
            app: App(root: HomeViewController()), step: presenting(startingFrom: .custom { stranger }), kept: [stranger]
          )
        }, mended: { .presents() }),
      Refusal(
        name: "a presenter that presents already", source: "the warning: which is already presenting",
        behaviour: .warns("which is already presenting"),
        uikit: {
          let app = App(root: UIViewController())
          app.present(UIViewController())
          app.window.rootViewController?.present(UIViewController(), animated: false)
        },
        code: .presentationRefused, advice: "from one that is on screen and presents nothing, as Step.current is",
        broken: {
          let root = HomeViewController()
          let app = App(root: root)
          app.present(LoginViewController())
          return Refusal.Case(app: app, step: presenting(startingFrom: .custom { root }))
        },
        mended: {
          let app = App(root: HomeViewController())
          app.present(LoginViewController())
          return Refusal.Case(app: app, step: presenting())
        }),
    ]

    // MARK: Popovers, where there is room for them

    private static let words = "should have a non-nil sourceView or barButtonItem"
    private static let advice = "present it as .popover(from:) with a view or a bar button of the presenter"

    private static let popovers = [
      popover("a popover that points at nothing") { (InfoViewController(), .style(.popover)) },
      popover("a controller whose own style is a popover") {
        let controller = InfoViewController()
        controller.modalPresentationStyle = .popover
        return (controller, .automatic)
      },
      popover("a popover that a closure of the app chooses") {
        (InfoViewController(), .automatic.configured { $0.modalPresentationStyle = .popover })
      },
      popover("an action sheet") {
        (UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet), .automatic)
      },
      popover("a sheet of the system that shares") {
        (UIActivityViewController(activityItems: ["A book"], applicationActivities: nil), .automatic)
      },
    ]

    private static func popover(
      _ name: String, _ make: @escaping @MainActor () -> (UIViewController, Presentation)
    ) -> Refusal {
      Refusal(
        name: name, source: "github.com/agilebits/onepassword-app-extension/issues/147", behaviour: .raises(words),
        uikit: {
          let controller = make().0
          controller.modalPresentationStyle = .popover
          App(root: UIViewController()).present(controller)
        },
        code: .presentationRefused, advice: advice,
        broken: {
          let (controller, presentation) = make()
          return .presents(controller, as: presentation)
        }, mended: { .presents(make().0, as: .pointing) })
    }

    // MARK: Stacks

    private static let stacks = [
      Refusal(
        name: "a navigation controller on a stack", source: "public crash reports: Pushing a navigation controller",
        behaviour: .raises("Pushing a navigation controller is not supported"),
        uikit: { UINavigationController().pushViewController(UINavigationController(), animated: false) },
        code: .actionRefused, advice: "present the navigation controller with presentModally",
        reason: "push cannot put a navigation controller into a navigation controller",
        broken: { .places(stack(InfoViewController()), in: stack(HomeViewController()), by: .push) },
        mended: { .presents(stack(InfoViewController())) }),
      Refusal(
        name: "a split view controller on a stack",
        source: "public crash reports: Split View Controllers cannot be pushed",
        behaviour: .raises("Split View Controllers cannot be pushed"),
        uikit: { UINavigationController().pushViewController(UISplitViewController(), animated: false) },
        code: .actionRefused, advice: "present the split view controller with presentModally",
        broken: { .places(UISplitViewController(), in: stack(HomeViewController()), by: .push) },
        mended: { .presents(UISplitViewController()) }),
      Refusal(
        name: "an instance on its stack again",
        source: apple + "uinavigationcontroller/pushviewcontroller(_:animated:)",
        behaviour: .raises("more than once is not supported"),
        uikit: {
          let controller = UIViewController()
          stack(controller).pushViewController(controller, animated: false)
        },
        code: .actionRefused, advice: "let the factory build a new controller",
        reason: "push cannot add a controller that the stack holds already",
        broken: {
          let home = HomeViewController()
          return .places(home, in: stack(home, InfoViewController()), by: .push)
        }, mended: { .places(HomeViewController(), in: stack(HomeViewController(), InfoViewController()), by: .push) }),
      Refusal(
        name: "a list with an instance twice", source: apple + "uinavigationcontroller/setviewcontrollers(_:animated:)",
        behaviour: .raises("must be distinct"),
        uikit: {
          let controller = UIViewController()
          UINavigationController().viewControllers = [controller, controller]
        },
        code: .actionRefused, advice: "let the factory build a new controller",
        broken: {
          let home = HomeViewController()
          return .places(home, in: stack(home), by: Placement("appending") { $1.append($0) })
        },
        mended: {
          .places(HomeViewController(), in: stack(HomeViewController()), by: Placement("appending") { $1.append($0) })
        }),
      Refusal(
        name: "a list with a navigation controller", source: "public crash reports: Pushing a navigation controller",
        behaviour: .raises("Pushing a navigation controller is not supported"),
        uikit: { UINavigationController().viewControllers = [UIViewController(), UINavigationController()] },
        code: .actionRefused, advice: "such as the screen itself",
        broken: { .places(stack(InfoViewController()), in: stack(HomeViewController()), by: .below) },
        mended: { .places(InfoViewController(), in: stack(HomeViewController()), by: .below) }),
    ]

    // MARK: Tabs and columns

    private static let tabsAndColumns = [
      Refusal(
        name: "a controller in two tabs", source: "public crash reports: cannot hold the same view controller twice",
        behaviour: .raises("twice"),
        uikit: {
          let controller = UIViewController()
          UITabBarController().viewControllers = [controller, controller]
        },
        code: .actionRefused, advice: "let the factory build a new controller",
        broken: {
          let home = HomeViewController()
          return .places(home, in: tabs(home, BagViewController()), by: .addTab)
        }, mended: { .places(HomeViewController(), in: tabs(HomeViewController(), BagViewController()), by: .addTab) }),
      Refusal(
        name: "a third column", source: apple + "uisplitviewcontroller/viewcontrollers", behaviour: .forbids,
        code: .actionRefused, advice: "let the action replace a child",
        broken: {
          .places(
            InfoViewController(), in: columns(HomeViewController(), BagViewController()),
            by: Placement("appending") { $1.append($0) })
        },
        mended: {
          .places(
            InfoViewController(), in: columns(HomeViewController(), BagViewController()),
            by: Placement("replacing") { $1 = [$1[0], $0] })
        }),
      Refusal(
        name: "a detail without a list", source: apple + "uisplitviewcontroller/viewcontrollers", behaviour: .forbids,
        code: .actionRefused, advice: "give the split view controller a first column with setAsPrimary before",
        reason: "pushToDetails needs a first column, and the split view controller has none",
        broken: { .places(InfoViewController(), in: UISplitViewController(), by: .pushToDetails) },
        mended: { .places(InfoViewController(), in: UISplitViewController(), by: .setAsPrimary) }),
      Refusal(
        name: "a container in itself", source: apple + "uiviewcontroller/addchild(_:)",
        behaviour: .raises("cannot be added as a child of itself"),
        uikit: {
          let controller = UIViewController()
          controller.addChild(controller)
        },
        code: .actionRefused, advice: "let the factory build a new controller",
        reason: "cannot put a controller into itself",
        broken: {
          let bar = tabs(HomeViewController())
          return .places(bar, in: bar, by: .addTab)
        }, mended: { .places(tabs(BagViewController()), in: tabs(HomeViewController()), by: .addTab) }),
      Refusal(
        name: "the root of another window as a child",
        source: apple + "uiviewcontroller/hierarchyinconsistencyexception",
        behaviour: .raises("adding a root view controller"),
        uikit: {
          let other = App(root: UIViewController())
          if let root = other.window.rootViewController { UIViewController().addChild(root) }
        },
        code: .actionRefused, advice: "let the factory build a new controller",
        reason: "cannot put a controller into a container while it is the root of a window",
        broken: {
          let root = BagViewController()
          return .places(root, in: tabs(HomeViewController()), by: .addTab, keeping: [App(root: root)])
        }, mended: { .places(BagViewController(), in: tabs(HomeViewController()), by: .addTab) }),
      Refusal(
        name: "a presented controller as a child", source: apple + "uiviewcontroller/hierarchyinconsistencyexception",
        behaviour: .forbids, code: .actionRefused, advice: "let the factory build a new controller",
        broken: {
          let other = App(root: HomeViewController())
          let modal = other.present(LoginViewController())
          return .places(modal, in: tabs(HomeViewController()), by: .addTab, keeping: [other])
        }, mended: { .places(LoginViewController(), in: tabs(HomeViewController()), by: .addTab) }),
    ]

    // MARK: Pages

    private static let pages = [
      Refusal(
        name: "one page where two are displayed",
        source: apple + "uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)",
        behaviour: .raises("doesn't match the number required"),
        uikit: { book().setViewControllers([UIViewController()], direction: .forward, animated: false) },
        code: .actionRefused, advice: "use a page view controller whose spine is not in the middle",
        reason: "setAsPage needs a page view controller with one page, and this one displays 2",
        broken: {
          let open = book()
          open.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
          return .places(InfoViewController(), in: open, by: .setAsPage)
        }, mended: { .places(InfoViewController(), in: scroll(), by: .setAsPage) }),
      Refusal(
        name: "two pages where one is displayed",
        source: apple + "uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)",
        behaviour: .raises("(2) doesn't match the number required (1) for the requested transition"),
        uikit: {
          scroll().setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
        },
        code: .actionRefused, advice: "let the action replace a child",
        broken: { .places(InfoViewController(), in: scroll(), by: Placement("appending") { $1.append($0) }) },
        mended: { .places(InfoViewController(), in: scroll(), by: Placement("replacing") { $1 = [$0] }) }),
    ]

    // MARK: Roots

    private static let roots = [
      Refusal(
        name: "a root that is presented", source: apple + "uiwindow/rootviewcontroller", behaviour: .forbids,
        code: .actionRefused, advice: "let the factory build a new controller",
        broken: {
          let other = App(root: HomeViewController())
          let modal = other.present(LoginViewController())
          return Refusal.Case(
            app: App(root: HomeViewController()), step: placing(modal, by: .replaceRoot, from: .root), kept: [other])
        },
        mended: {
          Refusal.Case(
            app: App(root: HomeViewController()), step: placing(LoginViewController(), by: .replaceRoot, from: .root))
        }),
      Refusal(
        name: "a root in place of a modal", source: apple + "uiwindow/rootviewcontroller", behaviour: .forbids,
        code: .rootNotReplaceable, advice: "start the route from Step.root",
        broken: {
          let app = App(root: HomeViewController())
          app.present(LoginViewController())
          return Refusal.Case(app: app, step: placing(InfoViewController(), by: .replaceRoot, from: .current))
        },
        mended: {
          let app = App(root: HomeViewController())
          app.present(LoginViewController())
          return Refusal.Case(app: app, step: placing(InfoViewController(), by: .replaceRoot, from: .root))
        }),
    ]

    // MARK: Parts

    private static func present(_ change: (UIViewController) -> Void) {
      let controller = UIViewController()
      change(controller)
      App(root: UIViewController()).present(controller)
    }

    private static func curling() -> UIViewController {
      let controller = InfoViewController()
      controller.modalTransitionStyle = .partialCurl
      return controller
    }

    private static func book() -> UIPageViewController {
      let spine = UIPageViewController.SpineLocation.mid.rawValue
      return UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
    }

    private static func scroll() -> UIPageViewController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([HomeViewController()], direction: .forward, animated: false)
      return pages
    }
  }

  extension Placement<UINavigationController> {
    /// Puts a controller below the others, which an app may do with an action of its own.
    fileprivate static var below: Self { Placement("below") { $1.insert($0, at: 0) } }
  }
#endif
