#if !canImport(UIKit)
  import FlyingFox
  import Foundation

  /// The WebSocket of a page.
  struct PageSocket: WSHandler {
    let sessions: SessionTable
    let limits: Limits
    /// The session of a page that was loaded again, or `nil`.
    let id: String?

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
      let (frames, out) = AsyncStream.makeStream(of: WSFrame.self)
      let loop = SessionLoop(sessions: sessions, limits: limits, out: out)
      loop.start(id)
      let task = Task {
        let code = await pass(client, to: loop, out)
        out.yield(.close(code: code))
        // The page reads the last frame and closes the connection. Closing it at once could discard the frame.
        let end = Task {
          try await Task.sleep(for: .seconds(2))
          out.finish()
        }
        if code != .normalClosure { do { for try await frame in client where frame.opcode == .close { break } } catch {} }
        end.cancel()
        out.finish()
      }
      out.onTermination = { _ in
        task.cancel()
        loop.end()
      }
      return AsyncStream {
        for await frame in frames {
          loop.frameWasTaken()
          return frame
        }
        return nil
      }
    }

    /// Passes the messages of a page on.
    ///
    /// Each message is handled before the next one is read, so that a page that sends too many has to wait.
    ///
    /// - Returns: The reason for which the connection must be closed.
    private func pass(
      _ client: AsyncThrowingStream<WSFrame, any Error>, to loop: SessionLoop, _ out: AsyncStream<WSFrame>.Continuation
    ) async -> WSCloseCode {
      // The parts of a message that has not ended yet.
      var parts: Data?
      do {
        for try await frame in client {
          switch frame.opcode {
          case .text where parts == nil, .continuation where parts != nil:
            let all = (parts ?? Data()) + frame.payload
            guard all.count <= limits.message else { return .messageTooBig }
            parts = frame.fin ? nil : all
            guard frame.fin else { continue }
            guard let text = String(bytes: all, encoding: .utf8) else { return .invalidFramePayload }
            if let refusal = await loop.handle(text) { return refusal }
          case .ping: out.yield(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload))
          case .pong: continue
          case .close: return .normalClosure
          case .binary: return .unsupportedData
          default: return .protocolError
          }
        }
        return .normalClosure
      } catch { return .protocolError }
    }
  }

  /// The exchange of messages between a page and its session, on a thread of its own.
  // What changes is used only under the lock.
  private final class SessionLoop: @unchecked Sendable {
    private let sessions: SessionTable
    private let limits: Limits
    private let out: AsyncStream<WSFrame>.Continuation
    /// The room for frames that wait for a page that reads slowly.
    private let room = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var isOpen = true
    private var message: (text: String, answer: CheckedContinuation<WSCloseCode?, Never>)?
    /// The ends of a connection on which the thread waits, together with its worker, for the announcement of a message.
    private var bell: (mine: Int32, thread: Int32)?

    init(sessions: SessionTable, limits: Limits, out: AsyncStream<WSFrame>.Continuation) {
      self.sessions = sessions
      self.limits = limits
      self.out = out
      bell = Descriptor.pair().map { ($0, $1) }
      // A semaphore that begins with more than it has at its end is an error.
      for _ in 0..<64 { room.signal() }
    }

    /// Starts the thread, which takes the session with the identifier, or a new one.
    func start(_ id: String?) {
      guard let bell else { return }
      Thread.start { [self] in
        run(sessions.take(id), hearing: bell.thread)
        close(bell.thread)
      }
    }

    /// Handles a message of the page.
    ///
    /// - Returns: The reason for which the connection must be closed, or `nil` if it stays open.
    func handle(_ text: String) async -> WSCloseCode? {
      await withCheckedContinuation { answer in
        lock.withLock {
          guard isOpen, let bell else { return answer.resume(returning: .tryAgainLater) }
          message = (text, answer)
          _ = Descriptor.write(Data([0]), to: bell.mine)
        }
      }
    }

    func frameWasTaken() { room.signal() }

    /// Ends the thread, after the message that it handles now.
    func end() {
      lock.withLock {
        guard isOpen else { return }
        isOpen = false
        room.signal()
        if let bell { close(bell.mine) }
      }
    }

    private func run(_ session: Session?, hearing bell: Int32) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      session?.send = { [unowned self] message in
        guard lock.withLock({ isOpen }), let data = try? encoder.encode(message) else { return }
        guard room.wait(timeout: .now() + limits.request) == .success else { return out.finish() }
        out.yield(WSFrame(fin: true, opcode: .text, mask: nil, payload: data))
      }
      while true {
        let workers = session?.worker.map { [$0.descriptor, $0.outputDescriptor] } ?? []
        let ready = Descriptor.wait(for: [bell] + workers, upTo: 30)
        if ready.contains(2) { session?.worker?.readOutput() }
        if ready.contains(1) { session?.workerSpoke() }
        guard ready.contains(0) else { continue }
        guard Descriptor.read(bell) != nil else { break }
        guard let (text, answer) = lock.withLock({ message.take() }) else { continue }
        session?.handle(text)
        answer.resume(
          returning: session == nil
            ? WSCloseCode(
              WSCloseCode.tryAgainLater.code,
              reason: "There are \(limits.sessions) sessions, which is the limit. To fix: close a page of this server.")
            : nil)
      }
      guard let session else { return }
      session.send = { _ in }
      sessions.put(session)
    }
  }
#endif
