import Foundation
import Portolan
import PortolanRecording
import Testing

/// The recording of the windows of a test, if `PORTOLAN_RECORDINGS` names a folder.
///
/// A recording on UIKit has the same hierarchies as one on HeadlessUIKit, wherever the rule holds for both: `walk rules FOLDER OTHER` compares them.
@MainActor
final class RuleRecording {
  /// The recording of the running test.
  @TaskLocal static var current: RuleRecording?

  private let file: URL
  /// The recorders, with what must live as long.
  private var recorded: [(recorder: FlightRecorder, router: DefaultRouter, window: UIWindow)] = []

  /// Creates a recording of a test without arguments, whose file is named for the rule, the suite and the test.
  init?(_ rule: Rule, _ test: Test, _ testCase: Test.Case?) {
    let suite = test.sourceLocation.fileName.split(separator: ".").first ?? ""
    // The rounds of a long life pass so fast that each recording sees others of them, and a recording holds its windows.
    guard let folder = ProcessInfo.processInfo.environment["PORTOLAN_RECORDINGS"], testCase?.isParameterized == false,
      !["LongLifeTests", "WindowTests"].contains(suite)
    else { return nil }
    file = URL(filePath: folder).appending(path: "rules/\(rule)/\(suite).\(test.name.prefix { $0 != "(" })")
  }

  /// Records a window from now on.
  func record(_ window: UIWindow) {
    let router = DefaultRouter(window: window)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let number = recorded.isEmpty ? "" : "-\(recorded.count + 1)"
    let path = file.path + number + ".portolan"
    let recorder = FlightRecorder(for: router, to: .file(URL(filePath: path), limit: 96 << 10))
    router.add(recorder)
    recorded.append((recorder, router, window))
  }

  /// Waits until the windows are at rest, and closes the files.
  func end() async throws {
    if !recorded.isEmpty { await settle() }
    for (recorder, _, _) in recorded { try recorder.flush() }
    // Windows end on the main actor.
    recorded = []
  }
}
