#if !canImport(UIKit)
  import Foundation
  import PortolanTool

  /// A story that is stepped through in the page.
  struct StoryRun {
    private(set) var loaded: LoadedStory
    /// The folder for files that the story names, or `nil`.
    let folder: String?

    /// Reads a story.
    ///
    /// - Parameters:
    ///   - text: The content of the file.
    ///   - name: The name of the file.
    ///   - folder: The folder for files that the story names, or `nil`.
    ///   - own: The steps of the app.
    /// - Throws: `StepFault` with the first line that is not a step.
    init(_ text: String, name: String, folder: String?, own: [String]) throws {
      var lines: [LoadedStory.Line] = []
      for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
        let text = line.replacing("\t", with: " ").trimmingCharacters(in: .whitespaces)
        let isStep = !text.isEmpty && !text.hasPrefix("#")
        if isStep {
          do { _ = try StoryStep(text, own: own) } catch {
            throw StepFault("\(name):\(index + 1): \(error.description)")
          }
          let isFirst = !lines.contains(where: \.isStep)
          if isFirst, text != "launch", !text.hasPrefix("launch ") {
            throw StepFault("\(name):\(index + 1): the app has not started. To fix: begin with \"launch\".")
          }
        }
        lines.append(LoadedStory.Line(number: index + 1, text: text, isStep: isStep))
      }
      guard lines.contains(where: \.isStep) else {
        throw StepFault("\(name): it has no steps. To fix: begin with \"launch\".")
      }
      loaded = LoadedStory(name: name, lines: lines, next: 0)
      self.folder = folder
      skip()
    }

    /// The next line, or `nil` at the end or after a failure.
    var nextLine: LoadedStory.Line? {
      loaded.failure == nil && loaded.next < loaded.lines.count ? loaded.lines[loaded.next] : nil
    }

    /// A Boolean value that indicates whether the line after the next one expects a refusal or judges it by a rule.
    var expectsRefusal: Bool {
      let following = loaded.lines.dropFirst(loaded.next + 1).first(where: \.isStep)
      return following.map { $0.text.hasPrefix("expect failure ") || $0.text.hasPrefix("expect rule ") } ?? false
    }

    /// Goes to the next line.
    mutating func advance() {
      loaded.next += 1
      skip()
    }

    /// Stops the story.
    mutating func fail(_ reason: String) {
      if loaded.failure == nil { loaded.failure = reason }
    }

    private mutating func skip() {
      while loaded.next < loaded.lines.count, !loaded.lines[loaded.next].isStep { loaded.next += 1 }
    }
  }
#endif
