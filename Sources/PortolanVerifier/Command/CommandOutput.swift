/// The line on standard error that shows the progress; it is replaced on a terminal and repeated elsewhere.
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

/// The interruption of the program by the user; it ends the exploration and reports what is known.
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
