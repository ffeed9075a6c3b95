#if !canImport(UIKit)
  import Foundation
  import PortolanExecutor
  import PortolanTestSupport
  import PortolanTestTraits
  @testable import PortolanVerifier
  import Testing

  @Suite("Processes that explore together", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct ProcessTests {
    @Test("An action that ends the process is named with its story, and everything else is explored")
    func trap() async throws {
      let end = try await FlawedProcess.run("--depth", "2", "--states", "200", "--launch", "--fault trap", "--json")
      #expect(end.status == 1, "\(end)")
      let report = try end.report()
      let violation = try #require(report.violations.first { $0.rule == "trap" })
      #expect(violation.ways == [["tap Help", "tap Divide"]])
      #expect(violation.isConfirmed)
      #expect(violation.reason.contains("ends the process with SIG"))
      let sound = try await FlawedProcess.run("--depth", "2", "--states", "200", "--json").report()
      #expect(report.states >= sound.states && report.isComplete)
    }

    @Test("An action that does not return is named, too")
    func hang() async throws {
      let end = try await FlawedProcess.run(
        "--depth", "2", "--states", "200", "--launch", "--fault hang", "--patience", "6", "--json")
      let violation = try #require(try end.report().violations.first { $0.rule == "trap" }, "\(end)")
      #expect(violation.ways == [["tap Help", "tap Wait"]])
      #expect(violation.reason == "the action does not return within 6 s")
    }

    @Test("Two processes find the same as one, and always in the same way")
    func jobs() async throws {
      let arguments = ["--depth", "2", "--states", "1000", "--launch", "--fault wrongScreen", "--json"]
      let one = try await FlawedProcess.run(arguments).report()
      var two: [VerificationReport] = []
      for _ in 0..<2 { two.append(try await FlawedProcess.run(arguments + ["--jobs", "2"]).report()) }
      #expect(one.isComplete && one.states > 50)
      for report in two {
        #expect(report.states == one.states)
        #expect(report.boundary == one.boundary)
        #expect(report.violations.map(\.key) == one.violations.map(\.key))
      }
      #expect(two[0].transitions == two[1].transitions)
      #expect(two[0].launches == two[1].launches)
    }

    @Test("The bound of the states holds for all processes together")
    func bound() async throws {
      let report = try await FlawedProcess.run("--depth", "3", "--states", "61", "--jobs", "2", "--json").report()
      #expect(report.states <= 61 && report.states > 40)
    }

    @Test("A run with a bound of fewer states than processes ends", arguments: 2...4)
    func lastStates(jobs: Int) async throws {
      let bounds = ["--depth", "2", "--states", "2", "--jobs", "\(jobs)", "--json"]
      let report = try await FlawedProcess.run(bounds).report()
      #expect(report.states >= 2 && !report.isComplete)
    }

    @Test("A depth beyond the deepest state takes no longer, in one process and in two", arguments: ["1", "2"])
    func depth(jobs: String) async throws {
      let bounds = ["--depth", "1000000000", "--stage", "alone", "--jobs", jobs, "--json"]
      let report = try await FlawedProcess.run(bounds).report()
      #expect(report.isComplete && report.states > 10)
    }

    @Test("A baseline may be standard input, since no worker reads it")
    func baselineFromInput() async throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let words = ["verify", "--depth", "2", "--states", "40", "--baseline", "-"]
      let end = try await FlawedProcess.command(words, input: folder.write(["[]"]))
      #expect(end.status == 0, "\(end)")
    }

    @Test("Two merges into one file give their workers different numbers")
    func mergedTwice() throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let (part, known) = (folder.url.appending(path: "part").path, folder.url.appending(path: "known").path)
      let header = ExplorationFile.Header(build: "1", options: [], controllers: nil)
      try ExplorationFile(part, header: header).append(.delta(Delta(sender: 1)))
      for _ in 0..<2 { _ = try ExplorationFile(known, header: header, parts: [part]) }
      var senders: [UInt64] = []
      try ExplorationFile(known, header: header).forEach { message in
        if case .delta(let delta) = message { senders.append(delta.sender) }
      }
      #expect(senders == [1, 2])
    }

    @Test("A run continues with the states of its file, and refuses a file of another run")
    func resume() async throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let file = folder.url.appending(path: "known").path
      let bounds = ["--depth", "2", "--json", "--resume", file]
      let first = try await FlawedProcess.run(bounds + ["--states", "40"]).report()
      #expect(first.states == 40 && !first.isComplete)
      let handle = try FileHandle(forWritingTo: URL(filePath: file))
      // The last message of a run that was killed is incomplete.
      try handle.seekToEnd()
      try handle.write(contentsOf: Data([200, 0, 0, 0, 2, 1]))
      let second = try await FlawedProcess.run(bounds).report()
      let whole = try await FlawedProcess.run("--depth", "2", "--json").report()
      #expect(second.states == whole.states && second.isComplete)
      #expect(second.transitions > first.transitions)
      let other = try await FlawedProcess.run(bounds + ["--launch", "--fault hiddenState"])
      #expect(other.status == 2 && other.output.contains("launch options or bounds are different"), "\(other)")
      #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
      let locked = try await FlawedProcess.run(bounds)
      #expect(locked.status == 2 && locked.output.contains("another verification uses it"), "\(locked)")
    }

    @Test("Four shards divide the states, and the report of their files is the one of a single run")
    func shards() async throws {
      let folder = try TemporaryStories()
      defer { folder.remove() }
      let bounds = ["--depth", "3", "--launch", "--fault wrongScreen"]
      let one = try await FlawedProcess.run(bounds + ["--json"]).report()
      let files = (1...4).map { folder.url.appending(path: "part\($0)").path }
      for (number, file) in files.enumerated() {
        let end = try await FlawedProcess.run(bounds + ["--shard", "\(number + 1)/4", "--resume", file])
        #expect(end.status == 0, "\(end)")
        let states = try #require(Int(end.output.prefix { $0.isNumber }), "\(end)")
        #expect(states < one.states)
      }
      let end = try await FlawedProcess.run(["merge"] + files + bounds + ["--json"])
      #expect(end.status == 1, "\(end)")
      let merged = try end.report()
      #expect(merged.states == one.states && merged.boundary == one.boundary)
      #expect(merged.left == one.left && merged.isComplete && merged.seenShare == one.seenShare)
      #expect(merged.violations == one.violations && !one.violations.isEmpty)
      let missing = try await FlawedProcess.run(["merge", "/nowhere"] + bounds)
      #expect(missing.status == 2 && missing.errors.contains("there is no such file"), "\(missing)")
      let other = try await FlawedProcess.run("merge", files[0])
      #expect(other.status == 2 && other.errors.contains("launch options or bounds are different"), "\(other)")
    }

    @Test("An interruption reports the states so far, although the signal comes more than once")
    func interruption() async throws {
      let arguments = ["--depth", "12", "--states", "100000", "--jobs", "2"]
      let end = try await FlawedProcess.run(arguments, isInterrupted: true)
      #expect(end.status == 130, "\(end)")
      #expect(end.output.contains("incomplete: actions are left"))
    }

    @Test("A launch that ends the process, and a launch that throws, are errors", arguments: ["--jobs 2", "--jobs 1"])
    func launch(jobs: String) async throws {
      let end = try await FlawedProcess.run("--launch", "--fault gravity", "--json", "--jobs", String(jobs.suffix(1)))
      #expect(end.status == 2)
      #expect(end.output.contains("The app cannot start"), "\(end)")
    }
  }
#endif
