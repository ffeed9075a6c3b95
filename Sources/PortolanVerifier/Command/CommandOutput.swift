#if !canImport(UIKit)
  /// The line on standard error that shows the progress, which is replaced on a terminal and repeated elsewhere.
  @MainActor
  final class ProgressLine {
    private let isTerminal = isatty(2) == 1
    private var next = 1.0
    private var isShown = false

    /// Shows the progress, unless it was shown a moment ago.
    func show(_ progress: Progress) {
      guard progress.seconds >= next else { return }
      next = progress.seconds + (isTerminal ? 0.2 : 10)
      let speed = Int(Double(progress.transitions) / max(progress.seconds, 0.001))
      let text =
        "\(progress.stage.text): \(progress.states) states, \(progress.transitions) transitions, \(speed)/s, \(progress.found) found, "
        + "\(Int(progress.seconds)) s"
      write(isTerminal ? "\r\u{1B}[K\(text)" : "\(text)\n")
      isShown = isTerminal
    }

    /// Removes the line.
    func clear() {
      if isShown { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }

  /// The interruption of the program by the user, which ends the exploration and reports what is known.
  ///
  /// Another one, more than a second later, ends the program. Until then a signal belongs to the first interruption: `timeout` sends it to
  /// the program, and then to its group.
  @MainActor
  final class Interruption {
    // Safe enough, since only the handler of the signal writes, and the time is only compared.
    nonisolated(unsafe) private static var first: time_t = 0

    init() {
      Self.first = 0
      // A process that a thread without signals has started inherits that.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGINT)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      // Any thread may receive the signal, so the handler belongs to no actor.
      signal(SIGINT) { @Sendable _ in
        if Interruption.first == 0 { Interruption.first = time(nil) }
        if time(nil) > Interruption.first + 1 { _exit(130) }
      }
    }

    deinit {
      signal(SIGINT, SIG_DFL)
    }

    /// A Boolean value that indicates whether the user has interrupted the program.
    var isRequested: Bool { Self.first > 0 }
  }

  /// A folder to which stories are written.
  struct StoryFolder {
    private let url: URL

    /// Creates the folder unless it exists.
    ///
    /// - Throws: ``ToolFault``.
    init(_ path: String) throws {
      url = URL(filePath: path)
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw ToolFault.output(path)
      }
      guard FileManager.default.isWritableFile(atPath: url.path) else { throw ToolFault.output(path) }
    }

    /// Writes a story for each violation that has one, and the payloads that the stories name.
    ///
    /// - Throws: ``ToolFault``.
    func write(_ violations: [Violation], payloads: [String: String]) throws {
      for (index, violation) in violations.enumerated() where !violation.storyLines.isEmpty {
        let lines = ["# \(violation.rule): \(violation.reason)"] + violation.storyLines
        let name = "\(index + 1)-\(violation.rule.map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()).story"
        try OutputFile.write(lines.joined(separator: "\n") + "\n", to: url.appending(path: name).path)
      }
      let text = violations.flatMap(\.storyLines).joined(separator: "\n")
      for (name, payload) in payloads where text.contains("notify \(name)") {
        let file = url.appending(path: name)
        try? FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try OutputFile.write(payload + "\n", to: file.path)
      }
    }
  }

  /// A namespace for writing files.
  enum OutputFile {
    /// Writes text to a file.
    ///
    /// - Throws: ``ToolFault``.
    static func write(_ text: String, to file: String) throws {
      do { try Data(text.utf8).write(to: URL(filePath: file)) } catch { throw ToolFault.output(file) }
    }
  }

  extension ToolFault {
    /// An error for a file or a folder that cannot be written.
    static func output(_ file: String) -> ToolFault {
      ToolFault("file", status: .broken, "Cannot write \(file). To fix: choose a place that you may write to.")
    }
  }
#endif
