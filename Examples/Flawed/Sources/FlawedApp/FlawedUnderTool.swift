#if !canImport(UIKit)
  public import Portolan
  import PortolanLinks
  public import PortolanTool
  public import PortolanVerifier

  /// The app with faults for its command line.
  public final class FlawedUnderTool: ToolApp {
    /// The screens of the app.
    public typealias AppScreen = FlawedScreen

    /// The options of the app's start.
    public struct Options: ParsableArguments, Sendable {
      @Option(help: "The fault of the app.")
      var fault: Fault?

      /// Creates options without a fault.
      public init() {}
    }

    /// The window.
    public let window = UIWindow()
    /// The router.
    public let router: DefaultRouter
    /// The inbox.
    public let inbox: DeepLinkInbox<FlawedScreen>?

    private let model = FlawedModel()
    private let splitDelegate = ForgetfulSplitDelegate()
    private let lateDelegate = LateSplitDelegate()

    /// Starts the app.
    public init(options: Options) async throws {
      FlawedModel.fault = options.fault
      FlawedModel.shared = model
      let router = DefaultRouter(window: window)
      self.router = router
      model.router = router
      model.window = window
      weak var received: DeepLinkInbox<FlawedScreen>?
      var isAgain = false
      let inbox = DeepLinkInbox<FlawedScreen>(
        router: router,
        understand: { source in
          let screen = try FlawedScreen.links.parse(source.requireURL())
          if options.fault == .wrongScreen, screen == .help { return .login }
          if options.fault == .doubleAnswer, screen == .notes, !isAgain {
            isAgain = true
            received?.receive(source)
            isAgain = false
          }
          return screen
        })
      received = inbox
      self.inbox = inbox
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try await router.navigate(to: FlawedScreen.home, animated: false)
      inbox.gate.open(for: .launch)
      if options.fault == .refusalWithEffect {
        inbox.onAnswer = { [window] _, answer in
          if case .denied = answer { window.rootViewController?.dismiss(animated: false) }
        }
      }
      if options.fault == .narrowLaunch {
        router.add(
          InlineContextTask<UIViewController, Any?> { [lateDelegate] controller, _ in
            (controller as? UISplitViewController)?.delegate = lateDelegate
          })
      }
      if options.fault == .lostDetail {
        router.add(
          InlinePostTask<UIViewController, Any?> { [splitDelegate] controller, _, _ in
            controller.splitViewController?.delegate = splitDelegate
          })
      }
    }

    /// The login and the logout, and a reminder of the login.
    nonisolated public static var steps: [ToolStep<FlawedUnderTool>] {
      [
        ToolStep("log in") { $0.model.isLoggedIn = true }, ToolStep("log out") { try await $0.model.logOut() },
        ToolStep("remind") { $0.model.open(.login) },
      ]
    }

    /// The faults that a person can cause.
    nonisolated public static var faults: [ToolStep<FlawedUnderTool>] {
      [.nextFactoryThrows, .nextGuardDenies, .nextAnswerIsLate, .appTraps]
    }

    /// A sample of each screen with a link.
    nonisolated public static var samples: [FlawedScreen] {
      [.home, .notes, .note(1), .note(2), .help, .settings, .login, .about, .leftBook, .rightBook, .detail]
    }
  }

  extension FlawedUnderTool: VerifiableApp {
    /// The login state; no screen shows it.
    public var fingerprint: String { "\(model.isLoggedIn)" }

    /// The screens with links, and with a fault one that has no way to it.
    nonisolated public static var reachableScreens: [FlawedScreen] {
      samples + (FlawedModel.fault == .unreachableScreen ? [.archive] : [])
    }

    /// The tabs are home.
    nonisolated public static var exceptions: [RuleException<FlawedUnderTool>] {
      [.home(.home), .home(.notes)]
    }
  }
#endif
