import BankUI
public import Foundation
public import Portolan

/// The assembly of the profile, with all that the feature needs from the app.
@MainActor
public struct ProfileAssembly: AssemblyDataSource {
  private let messages: [Message]
  private let screens: ScreenRouter<ProfileScreen>
  private let open: @MainActor (URL) -> Void

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - messages: The messages of the bank, whose links lead to any feature.
  ///   - screens: The router for the screens of this feature.
  ///   - open: Opens a link of the app.
  public init(
    messages: [Message], screens: ScreenRouter<ProfileScreen>, open: @escaping @MainActor (URL) -> Void
  ) {
    self.messages = messages
    self.screens = screens
    self.open = open
  }

  /// Returns the assembly of a screen, or `nil` for a message that the user does not have.
  public func getAssembly(key: ProfileScreen) -> (any Assembly)? {
    switch key {
    case .profile:
      InlineAssembly {
        PageViewController(
          "Profile",
          buttons: messages.indices.map { id in .init("Message \(id)") { screens.go(.message(id: id)) } })
      }
    case .message(let id) where messages.indices.contains(id):
      InlineAssembly { [message = messages[id]] in
        PageViewController("Message \(id)", text: message.text, buttons: [.init("Open") { open(message.link) }])
      }
    case .message: nil
    }
  }
}

/// A message of the bank.
public struct Message: Sendable {
  let text: String
  let link: URL

  /// Creates a message.
  public init(_ text: String, link: URL) {
    self.text = text
    self.link = link
  }
}
