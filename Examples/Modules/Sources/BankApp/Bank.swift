import CardsLinks
import Foundation
public import Portolan
import PortolanSwiftUI
import ProfileFeature
public import TransfersFeature

/// The composition root of a window that joins the features.
@MainActor
public final class Bank {
  /// The window.
  public let window: UIWindow
  /// The router of the window.
  public let router: DefaultRouter
  /// The inbox of the window that checks the links of all features when it is created.
  public let inbox: DeepLinkInbox<AppScreen>
  /// The transfers of the user.
  public let sent = Transfers()
  /// A Boolean value that indicates whether the user has unlocked secrets.
  public var isUnlocked = false

  let messages = [
    Message("Your card was used.", link: URL(string: "https://bank.example/cards/7")!),
    Message("Your rent is due.", link: URL(string: "https://bank.example/transfers/new")!),
  ]

  /// Creates the bank.
  ///
  /// - Parameter window: The window.
  public init(window: UIWindow) {
    self.window = window
    router = DefaultRouter(window: window)
    inbox = DeepLinkInbox(router: router, links: AppScreen.links)
    let app = router.assembleScreens { AppAssembly(screens: $0, bank: self) }
    // The guards of the cards belong to their assembly.
    router.assembleScreens(with: app.cards)
    // The messages are SwiftUI views, which open links of other features.
    router.provideEnvironment(opening: inbox)
  }

  /// Shows the first screen, and then opens the links that wait.
  ///
  /// - Throws: An error of the router.
  public func start() async throws {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    try await router.navigate(to: AppScreen.cards(.list), animated: false)
    inbox.gate.open(for: .launch)
  }
}
