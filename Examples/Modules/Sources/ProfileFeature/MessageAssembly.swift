import PortolanSwiftUI

/// The assembly of a message, whose view is in `MessageView.swift`.
struct MessageAssembly: HostingAssembly {
  let id: Int
  let message: Message

  var title: String { "Message \(id)" }
  var text: String { message.text }
  var actions: [HostedAction] { [HostedAction("Open") { $0.openURL(message.link) }] }
}
