// See HeadlessClocks.swift.
#if canImport(UIKit)
  package import Portolan

  @MainActor
  package struct WindowUser {
    package func back() throws { unavailable() }
    package func swipeBack(completing: Bool = true) throws { unavailable() }
    @discardableResult
    package func swipeDown(completing: Bool = true) throws -> Bool { unavailable() }
    package func tap(_ title: String) throws { unavailable() }
    package func tap(alertAction title: String) throws { unavailable() }
    package func tap(barButton title: String) throws { unavailable() }
    package func tap(button name: String) throws { unavailable() }
    @discardableResult
    package func tap(row name: String) throws -> Bool { unavailable() }
    @discardableResult
    package func tap(tab title: String) throws -> Bool { unavailable() }
    package func type(_ text: String, into name: String) throws { unavailable() }
    package func resize(to widthClass: UIUserInterfaceSizeClass) { unavailable() }
  }

  extension UIWindow {
    /// Its gestures cannot be made.
    package var user: WindowUser { WindowUser() }
    package var renderedText: String { unavailable() }
    package var headless: HeadlessWindow { HeadlessWindow() }
  }

  @MainActor
  package struct HeadlessWindow {
    /// No controllers: UIKit keeps no such list, so a test that finds nothing there is right.
    package var strandedViewControllers: [UIViewController] { [] }
    package var transitionClock: any TransitionClock {
      get { unavailable() }
      nonmutating set { unavailable() }
    }
  }

  @MainActor
  package enum HeadlessSystem {
    package static func connect(_ scene: UIScene) { unavailable() }
    package static func disconnect(_ scene: UIScene) { unavailable() }
  }

  package enum UIKitWarnings {
    package static func collect(_ body: () throws -> Void) rethrows -> [String] { unavailable() }
  }
#endif
