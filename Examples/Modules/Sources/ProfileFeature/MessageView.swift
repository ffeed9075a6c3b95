#if canImport(SwiftUI)
  import SwiftUI

  extension MessageAssembly {
    var view: some View { MessageView(message: message) }
  }

  /// The text of a message, and its link to another feature.
  private struct MessageView: View {
    let message: Message
    @Environment(\.openURL) private var openURL

    var body: some View {
      VStack {
        Text(message.text)
        Button("Open") { openURL(message.link) }
      }
    }
  }
#endif
