#if !canImport(UIKit)
  import Foundation

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
        "\(progress.states) states, \(progress.transitions) transitions, \(speed)/s, \(progress.found) found, "
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
#endif
