/// A folder for stories and the payloads that they name.
struct StoryFolder {
  private let path: String
  private let payloads: [String: String]

  /// Creates the folder unless it exists.
  ///
  /// - Parameters:
  ///   - path: The folder. It may have stories of an earlier verification. They are replaced.
  ///   - payloads: The payloads by the names of their files.
  /// - Throws: ``ToolFault`` if the folder cannot be written, or if something else in it has the name of a story or of a payload.
  init(_ path: String, payloads: [String: String]) throws {
    self.path = path
    self.payloads = payloads
    do {
      try FileManager.default.createDirectory(at: URL(filePath: path), withIntermediateDirectories: true)
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError)?.code
      throw code.map { ToolFault.writing(path, code: $0.rawValue) } ?? .writing(path, "the folder cannot be created")
    }
    guard access(path, W_OK | X_OK) == 0 else { throw ToolFault.writing(path, code: errno) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where name.wholeMatch(of: /\d+-.*\.story/) != nil && !isWritten(name) {
      throw Self.foreign(file(name))
    }
    for (name, payload) in payloads {
      guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
        throw ToolFault(
          "file", status: .broken,
          "Cannot write the payload \(LinkText.quoted(name)): it is outside of the folder. To fix: give it a name without ..."
        )
      }
      let there = kind(of: name)
      guard there == nil || there == .typeRegular && content(of: name) == Self.text(of: payload) else {
        throw Self.foreign(file(name))
      }
    }
  }

  private func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  private func kind(of name: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: file(name)))?[.type] as? FileAttributeType
  }

  private func content(of name: String) -> String? { try? String(contentsOfFile: file(name), encoding: .utf8) }

  /// Returns `true` if a file begins as a story of its name does.
  private func isWritten(_ name: String) -> Bool {
    guard kind(of: name) == .typeRegular, let match = content(of: name)?.prefixMatch(of: #/# ([^:\n]+): /#) else {
      return false
    }
    return name.hasSuffix("-\(Self.name(of: String(match.1)))")
  }

  private static func foreign(_ file: String) -> ToolFault {
    .writing(file, "verify has not written what is there", fix: "choose another folder, or remove it")
  }

  private static func name(of rule: String) -> String {
    "\(rule.map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()).story"
  }

  private static func text(of payload: String) -> String { payload + "\n" }

  /// Writes a story for each violation that has one, and the payloads that the stories name.
  ///
  /// - Throws: ``ToolFault``.
  func write(_ violations: [Violation]) throws {
    for (index, violation) in violations.enumerated() where !violation.storyLines.isEmpty {
      // A comment is one line.
      let reason = violation.reason.prefix { !$0.isNewline }
      let lines = ["# \(violation.rule): \(reason)"] + violation.storyLines
      let name = "\(index + 1)-\(Self.name(of: violation.rule))"
      try OutputFile(file(name)).write(lines.joined(separator: "\n") + "\n")
    }
    let text = violations.flatMap(\.storyLines).joined(separator: "\n")
    for (name, payload) in payloads where text.contains("notify \(name)") {
      let folder = URL(filePath: file(name)).deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try OutputFile(file(name)).write(Self.text(of: payload))
    }
  }
}
