#if !canImport(UIKit)
  import Foundation

  /// The exchange of messages between a page and its session.
  final class SocketLoop {
    private let descriptor: Int32
    private let session: Session
    private var socket: WebSocket
    private var isOpen = true

    init(descriptor: Int32, session: Session, limits: Limits, first: Data) {
      self.descriptor = descriptor
      self.session = session
      socket = WebSocket(limit: limits.message)
      socket.receive(first)
    }

    /// Passes messages on until the page or the connection is closed.
    ///
    /// Each message is handled before the next one is read, so that a page that sends too many has to wait.
    func run() {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      session.send = { [unowned self] message in
        guard isOpen, let data = try? encoder.encode(message) else { return }
        isOpen = Descriptor.write(WebSocket.text(data), to: descriptor)
      }
      handleMessages()
      while isOpen {
        let workers = session.worker.map { [$0.descriptor, $0.outputDescriptor] } ?? []
        let ready = Descriptor.wait(for: [descriptor] + workers, upTo: 30)
        if ready.contains(2) { session.worker?.readOutput() }
        if ready.contains(1) { session.workerSpoke() }
        guard ready.contains(0) else { continue }
        guard let data = Descriptor.read(descriptor) else { return }
        socket.receive(data)
        handleMessages()
      }
    }

    private func handleMessages() {
      do {
        while isOpen, let message = try socket.next() {
          switch message {
          case .text(let text): handle(text)
          case .ping(let data): isOpen = Descriptor.write(WebSocket.frame(0xA, data), to: descriptor)
          case .pong: break
          case .close:
            _ = Descriptor.write(WebSocket.close(1000), to: descriptor)
            isOpen = false
          }
        }
      } catch {
        _ = Descriptor.write(WebSocket.close(error.rawValue, "\(error)"), to: descriptor)
        isOpen = false
      }
    }

    private func handle(_ text: String) {
      do {
        let request = try JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
        guard request.v == PageRequest.version else {
          return session.send(
            ServerMessage(
              type: .error, re: request.id,
              text: "The message has the version \(request.v), and this server speaks \(PageRequest.version)."))
        }
        session.handle(request)
      } catch {
        session.send(
          ServerMessage(type: .error, text: "The message is not one of this server's: \(Self.reason(error))"))
      }
    }

    private static func reason(_ error: any Error) -> String {
      switch error {
      case DecodingError.dataCorrupted(let context): context.debugDescription
      case DecodingError.keyNotFound(let key, _): "it lacks \"\(key.stringValue)\"."
      case DecodingError.typeMismatch(_, let context): context.debugDescription
      default: "it cannot be read."
      }
    }
  }
#endif
