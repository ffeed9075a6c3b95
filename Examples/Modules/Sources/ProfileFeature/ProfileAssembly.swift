import BankUI
public import Foundation
public import Portolan

/// The assembly of the profile, with all that the feature needs from the app.
@MainActor
public struct ProfileAssembly: AssemblyDataSource {
  private let messages: [Message]
  private let screens: ScreenRouter<ProfileScreen>

  /// Creates the assembly.
  ///
  /// - Parameters:
  ///   - messages: The messages of the bank, whose links lead to any feature.
  ///   - screens: The router for the screens of this feature.
  public init(messages: [Message], screens: ScreenRouter<ProfileScreen>) {
    self.messages = messages
    self.screens = screens
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
    case .message(let id) where messages.indices.contains(id): MessageAssembly(id: id, message: messages[id])
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
