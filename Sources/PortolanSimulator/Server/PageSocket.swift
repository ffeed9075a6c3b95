import FlyingFox

/// The exchange of messages between a page and its session.
struct PageSocket: WSMessageHandler {
  let sessions: SessionTable
  let limits: Limits
  /// The session of a page that was loaded again, or `nil`.
  let id: String?

  func makeMessages(for client: AsyncStream<WSMessage>) async -> AsyncStream<WSMessage> {
    let (messages, out) = AsyncStream.makeStream(of: WSMessage.self)
    Task {
      guard let session = await sessions.take(id) else {
        // A connection that is closed with unread bytes would discard the reason.
        for await _ in client { break }
        out.yield(.close(refusal))
        return
      }
      session.queue.async { session.output = { _ = out.yield(.text($0)) } }
      for await message in client {
        switch message {
        case .text(let text) where text.utf8.count <= limits.message: session.queue.async { session.handle(text) }
        case .text: out.yield(.close(.messageTooBig))
        case .data: out.yield(.close(.unsupportedData))
        case .close: break
        }
      }
      session.queue.async {
        session.output = { _ in }
        Task { await sessions.put(session) }
      }
    }
    return messages
  }

  private var refusal: WSCloseCode {
    WSCloseCode(
      WSCloseCode.tryAgainLater.code,
      reason: "There are \(limits.sessions) sessions, which is the limit. To fix: close a page of this server.")
  }
}
