#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanRecording
  import PortolanTestSupport
  import PortolanTestTraits
  import PortolanTool
  import Testing

  @testable import walk

  @Suite("The comparison of recorded rules", .limited)
  @MainActor
  struct RecordedRulesTests {
    /// Records the changes of a stack of plain screens, in a folder for a rule.
    private func record(_ folder: URL, depths: [Int]) async throws {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      let router = DefaultRouter(window: window)
      let rule = folder.appending(path: "navigation")
      try FileManager.default.createDirectory(at: rule, withIntermediateDirectories: true)
      let recorder = FlightRecorder(for: router, to: .file(rule.appending(path: "pushes.portolan")))
      router.add(recorder)
      let stack = window.rootViewController as? UINavigationController
      for depth in depths {
        stack?.setViewControllers((0..<depth).map { _ in UIViewController() }, animated: false)
        await settle()
      }
      try recorder.flush()
    }

    @Test("A recording agrees if the other recording has its hierarchies in their order and the same at the end")
    func table() async throws {
      try await withFile { file in
        let (folder, other) = (file.appendingPathExtension("one"), file.appendingPathExtension("other"))
        func outcome() -> Outcome { RecordedRules.outcome(of: folder.path, against: other.path) }
        #expect(outcome() == .done("0 recordings, of which 0 are from devices."))
        try await record(folder, depths: [2, 3, 1])
        #expect(outcome().status == .broken)
        let head = "| rule | agree | differ |\n|---|--:|--:|\n"
        let summary = "\n\n1 recordings, of which 0 are from devices."
        for (depths, place) in [([2, 3, 1], nil), ([2, 1], nil), ([2, 3, 2, 1], nil), ([2, 3], 3), ([3, 2, 1], 3)] {
          try await record(other, depths: depths)
          let note = place.map { "\n\n- navigation/pushes.portolan: hierarchy \($0) is another one" } ?? ""
          let row = "| navigation | \(place == nil ? 1 : 0) | \(place == nil ? 0 : 1) |"
          let status = place == nil ? Status.done : .failed
          #expect(outcome() == Outcome(output: head + row + note + summary, status: status), "\(depths)")
        }
        try Data("hello\n".utf8).write(to: folder.appending(path: "navigation/pushes.portolan"))
        #expect(outcome().status == .broken)
      }
    }
  }
#endif
