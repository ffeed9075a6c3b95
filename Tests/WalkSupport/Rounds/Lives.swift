#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanArticles
  import PortolanExecutor

  /// An object of the library that an app makes, uses and releases.
  package enum Subject: String, CaseIterable {
    case router, routerOfKeyWindow, screenObserver, printingObserver, logObserver, signpostObserver, activityObserver
    case gate, inbox, inboxOnSharedGate, inboxWithWaitingLink, inboxAtAlert, reauthorization
    case flow, flowInFlow, screenFlow, flowLeftByUser, flowGuard, launchSequence
    case overlayWindow, hiddenOverlayWindow, releasedOverlayWindow
    case question, questionUnderNavigation, cancelledQuestion
    case coordinator, stackRouter, screenCoordinator, window
  }

  /// Lives of the objects of the library, after each of which nothing may be left.
  @MainActor
  package final class Lives {
    /// The description of the first life with an unexpected result.
    package private(set) var fault: String?

    private let window = UIWindow(frame: .zero)
    private let stack = UINavigationController(rootViewController: UIViewController())
    private let router: DefaultRouter
    private let gate = ReadinessGate(closedFor: [])

    private enum Place: Screen, Codable {
      case page, sheet, home

      var assembly: any Assembly { InlineAssembly { UIViewController() } }

      var route: Route<Self> {
        switch self {
        case .home: .root
        case .page: .push
        case .sheet: .present
        }
      }
    }

    private struct Rejected: Error {}

    private final class Screens: ScreenObserver {
      func router(did event: NavigationEvent) {}
      func router(didShow appearance: ScreenAppearance) {}
    }

    package init() {
      router = DefaultRouter(window: window)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
    }

    /// Lets an object live and go, a number of times.
    package func live(_ subject: Subject, times: Int) {
      VirtualExecutor.shared.walk {
        for _ in 0..<times where fault == nil {
          weak var object: AnyObject?
          var isOver = false
          Task {
            do { object = try await self.live(subject) } catch { self.note("\(subject) ended with \(error)") }
            isOver = true
          }
          repeat {
            if !VirtualExecutor.shared.drain() { return note("\(subject) did not come to rest") }
          } while VirtualExecutor.shared.passDeadlines()
          if !isOver { note("\(subject) was not finished") }
          if object != nil { note("\(subject) is alive") }
          if !window.isKeyWindow { note("\(subject) has taken the input") }
          if stack.viewControllers.count != 1 || stack.presentedViewController != nil {
            note("\(subject) left a screen")
          }
        }
      }
    }

    private func note(_ event: String) {
      if fault == nil { fault = event }
    }

    private func live(_ subject: Subject) async throws -> AnyObject {
      switch subject {
      case .router: return try await visit(DefaultRouter(window: window))
      case .routerOfKeyWindow: return try await visit(DefaultRouter())
      case .screenObserver: return try await observe(Screens())
      case .printingObserver: return try await observe(PrintingObserver { _ in })
      // It writes to the standard error.
      case .logObserver: return LogObserver()
      case .signpostObserver: return try await observe(SignpostObserver())
      case .activityObserver:
        return try await observe(
          ActivityObserver<Place> { _ in
            NSUserActivity(link: URL(fileURLWithPath: "/"), activityType: "page")
          })
      case .window:
        let other = UIWindow(frame: .zero)
        other.rootViewController = UINavigationController(rootViewController: UIViewController())
        other.makeKeyAndVisible()
        HeadlessSystem.stopKeeping(other)
        try await DefaultRouter(window: other, observers: [Screens()]).navigate(to: Place.page, animated: false)
        other.isHidden = true
        window.makeKey()
        return other
      case .gate, .inbox, .inboxOnSharedGate, .inboxWithWaitingLink, .inboxAtAlert, .reauthorization:
        return try await receive(subject)
      case .flow, .flowInFlow, .screenFlow, .flowLeftByUser, .flowGuard, .launchSequence:
        return try await flow(subject)
      case .overlayWindow, .hiddenOverlayWindow, .releasedOverlayWindow: return try await overlay(subject)
      case .question, .questionUnderNavigation, .cancelledQuestion: return try await ask(subject)
      case .coordinator, .stackRouter, .screenCoordinator: return coordinate(subject)
      }
    }

    private func visit(_ router: DefaultRouter) async throws -> DefaultRouter {
      try await router.navigate(to: Place.page, animated: false)
      stack.popToRootViewController(animated: false)
      return router
    }

    private func observe(_ observer: any RouterObserver) async throws -> AnyObject {
      _ = try await visit(DefaultRouter(window: window, observers: [observer]))
      return observer
    }

    private func receive(_ subject: Subject) async throws -> AnyObject {
      let gate = subject == .inbox || subject == .gate ? ReadinessGate() : gate
      if subject == .gate { return gate }
      if subject == .reauthorization {
        var isLoggedIn = false
        let reauthorization = Reauthorization(isUnauthorized: { $0 is Rejected }, gate: gate) { isLoggedIn = true }
        try await reauthorization.perform { if !isLoggedIn { throw Rejected() } }
        return reauthorization
      }
      let inbox = DeepLinkInbox<Place>(
        gate: gate, understand: { _ in .page },
        carryOut: { [router] in
          try await router.navigate(to: $0, animated: false)
        })
      if subject == .inboxWithWaitingLink { gate.close(for: .login) }
      if subject == .inboxAtAlert {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let blocked = DeepLinkInbox<Place>(
          gate: gate, understand: { _ in .home },
          carryOut: { [router] _ in
            try await router.navigate(to: .root, animated: false)
          })
        present(alert)
        blocked.receive(Place.home)
        for _ in 0..<20 { await Task.yield() }
        try window.user.tap(alertAction: "OK")
        return blocked
      }
      inbox.receive(Place.page)
      if subject == .inboxWithWaitingLink {
        Task { gate.open(for: .login) }
        return inbox
      }
      gate.open(for: .launch)
      await inbox.deliver(Place.page)
      stack.popToRootViewController(animated: false)
      return inbox
    }

    private func flow(_ subject: Subject) async throws -> AnyObject {
      let flow = Flow<Void>()
      switch subject {
      case .flowGuard:
        var isLoggedIn = false
        let guarding = FlowGuard<Int>(unless: { _ in isLoggedIn }) {
          let login = Flow<Void>()
          login.finish(())
          isLoggedIn = true
          return login
        }
        _ = try await guarding.perform(with: 1)
        return guarding
      case .launchSequence:
        let launch = LaunchSequence(until: 1, asking: { 1 }, run: { _ in })
        try await launch.start()
        return launch
      case .screenFlow:
        let flow = ScreenFlow<Int>(by: router) { result in
          Task { result.finish(1) }
          return UIViewController()
        }
        _ = try await flow.runToEnd()
        return flow
      case .flowInFlow:
        let inner = Flow<Void>()
        flow.task { [weak flow] in
          try await flow?.run(inner)
          flow?.finish(())
        }
        Task { inner.finish(()) }
        try await run(flow)
        return inner
      default:
        let isLeft = subject == .flowLeftByUser
        flow.task { [weak flow, router, stack] in
          try await flow?.show(Place.page, by: router, animated: false)
          if isLeft { stack.popToRootViewController(animated: false) } else { flow?.finish(()) }
        }
        do { try await run(flow) } catch is CancellationError where isLeft {}
        return flow
      }
    }

    private func overlay(_ subject: Subject) async throws -> AnyObject {
      guard let scene = window.windowScene else { throw Rejected() }
      let overlay = OverlayWindow(in: scene)
      if subject != .overlayWindow { overlay.show(UIViewController()) }
      if subject == .hiddenOverlayWindow { overlay.hide() }
      return overlay.window
    }

    private func ask(_ subject: Subject) async throws -> AnyObject {
      let question = Question<Int>("?").choice("1", 1)
      let asking = Task { [window] in try? await question.ask(in: window, animated: false) }
      for _ in 0..<20 { await Task.yield() }
      let alert = stack.presentedViewController
      switch subject {
      case .question: try window.user.tap(alertAction: "1")
      case .cancelledQuestion: asking.cancel()
      default: try await router.navigate(to: .root, animated: false)
      }
      _ = await asking.value
      return try require(alert)
    }

    private func require<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw Rejected() }
      return value
    }

    private func coordinate(_ subject: Subject) -> AnyObject {
      let screen = UIViewController()
      switch subject {
      case .coordinator:
        let coordinator = BaseCoordinator<Int>()
        coordinator.follow(screen)
        stack.pushViewController(screen, animated: false)
        stack.popToRootViewController(animated: false)
        return coordinator
      case .stackRouter:
        let router = NavigationStackRouter(rootController: stack)
        router.push(screen, animated: false) {}
        stack.popToRootViewController(animated: false)
        return router
      default:
        let coordinator = ScreenCoordinator<Place>(navigationController: stack, animated: false)
        coordinator.show(view: .page, firstPosition: false)
        coordinator.popFromCurrentController()
        return coordinator
      }
    }

    // Synchronous, since asynchronous code would get the async form of UIKit.
    private func present(_ viewController: UIViewController) {
      stack.present(viewController, animated: false)
    }
  }
#endif
