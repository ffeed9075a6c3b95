#if !canImport(UIKit) && os(Linux)
  import FlawedApp
  import Foundation
  import PortolanExecutor
  import PortolanTestTraits
  import PortolanTool
  @testable import PortolanVerifier
  import Testing

  /// An option of a command that names a file or a folder to write.
  private enum WritingOption: String, CaseIterable, Sendable {
    case record = "open --record", recordNotification = "notify --record", junit = "verify --junit"
    case page = "verify --html", baseline = "verify --baseline --update-baseline", stories = "verify --stories"
    case resume = "verify --resume"

    static let exploring = [
      "verify", "--depth", "2", "--states", "40", "--launch", "--fault wrongScreen",
    ]

    /// Returns the command line that writes to a place.
    func words(_ place: String, in box: Box) -> [String] {
      switch self {
      case .record: ["open", "flawed://notes/7", "--record", place]
      case .recordNotification: ["notify", box.payload, "--record", place]
      case .junit: Self.exploring + ["--junit", place]
      case .page: Self.exploring + ["--html", place]
      case .baseline: Self.exploring + ["--update-baseline", "--baseline", place]
      case .stories: Self.exploring + ["--stories", place]
      case .resume: Self.exploring + ["--resume", place]
      }
    }

    var isRecording: Bool { [.record, .recordNotification].contains(self) }
    /// The exit status of a command that has written: a broken rule is reported, unless the baseline accepts it.
    var status: Int32 { isRecording || self == .baseline ? 0 : 1 }
    /// The beginning of the file that the command writes, after the length of the message in a file to resume.
    var beginning: String {
      switch self {
      case .record, .recordNotification: #"{"kind":"header""#
      case .junit: "<?xml"
      case .page: "<!"
      case .baseline: "["
      case .stories: "# link: "
      case .resume: #"{"header":"#
      }
    }
  }

  /// A state of the place at which a command must write.
  private enum Place: String, CaseIterable, Sendable {
    case free, ofEarlierRun, folder, missingFolder, file, neighbour, nextNeighbour, device, link, brokenLink, forbidden

    /// Returns `true` if an option writes there, and `false` if it refuses.
    func isWritten(by option: WritingOption) -> Bool {
      switch (self, option) {
      case (.free, _), (.ofEarlierRun, _), (.folder, .stories), (.missingFolder, .stories): true
      case (.file, .junit), (.file, .page), (.file, .baseline): true
      case (.neighbour, .stories): false
      case (.neighbour, _), (.nextNeighbour, _): !option.isRecording
      case (.link, .junit), (.link, .page), (.link, .baseline): true
      default: false
      }
    }
  }

  /// A folder with the place, and with files that no command may change.
  private struct Box {
    let url = FileManager.default.temporaryDirectory.appending(path: "Portolan-\(UUID().uuidString)")

    var payload: String { path("payload.json") }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try write(#"{"aps": {}, "url": "flawed://notes/7"}"#, to: "payload.json")
      try write("foreign", to: "other.txt")
    }

    func remove() {
      chmod(url.path, 0o755)
      try? FileManager.default.removeItem(at: url)
    }

    /// The kinds, permissions and contents of everything in the folder, by their paths.
    func contents() throws -> [String: String] {
      let manager = FileManager.default
      var contents: [String: String] = [:]
      for name in try manager.subpathsOfDirectory(atPath: url.path) {
        let attributes = try manager.attributesOfItem(atPath: path(name))
        let type = attributes[.type] as? FileAttributeType
        let content =
          switch type {
          case .typeRegular?: String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
          case .typeSymbolicLink?: try manager.destinationOfSymbolicLink(atPath: path(name))
          default: ""
          }
        contents[name] = "\(type?.rawValue ?? "") \(attributes[.posixPermissions] ?? "") \(content)"
      }
      return contents
    }

    /// Returns the place, as `place` prepares it.
    func prepare(_ place: Place, for option: WritingOption) async throws -> String {
      let out = path("out")
      switch place {
      case .free: break
      case .ofEarlierRun:
        for _ in 0..<(option.isRecording ? 2 : 1) { _ = try await FlawedProcess.command(option.words(out, in: self)) }
      case .folder:
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
        try write("foreign", to: "out/inner.txt")
      case .missingFolder: return path("none/out")
      case .file: try write("foreign", to: "out")
      case .neighbour where option == .stories:
        try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: false)
        try write("launch\n", to: "out/1-link.story")
      case .neighbour: try write("foreign", to: "out.1")
      case .nextNeighbour: try write("foreign", to: "out.new")
      case .device:
        // A command that replaces a device must not find one of the machine.
        guard option.isRecording else { return "/dev/full" }
        try #require(mkfifo(out, 0o644) == 0)
      case .link:
        try write("foreign", to: "target")
        try FileManager.default.createSymbolicLink(atPath: out, withDestinationPath: path("target"))
      case .brokenLink: try FileManager.default.createSymbolicLink(atPath: out, withDestinationPath: path("nowhere"))
      case .forbidden: chmod(url.path, 0o555)
      }
      return out
    }
  }

  @Suite("The files that the tool writes", .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct WrittenFileTests {
    private static let rows = WritingOption.allCases.flatMap { option in Place.allCases.map { (option, $0) } }

    /// The command that starts another one without the rights of root, who may write everywhere.
    private static let restrained =
      geteuid() == 0
      ? ["/usr/bin/env", "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

    @Test(
      "An option that writes changes its own file alone, or exits with 2 and changes nothing", arguments: rows)
    private func row(option: WritingOption, place: Place) async throws {
      let box = try Box()
      defer { box.remove() }
      let out = try await box.prepare(place, for: option)
      let before = try box.contents()
      let end = try await FlawedProcess.command(
        option.words(out, in: box), by: place == .forbidden ? Self.restrained : [])
      let after = try box.contents()
      guard place.isWritten(by: option) else {
        #expect(end.status == 2, "\(end)")
        #expect(end.errors.contains("To fix: "), "\(end)")
        #expect(after == before)
        return
      }
      #expect(end.status == option.status, "\(end)")
      let own = place == .link ? "target" : String(out.dropFirst(box.url.path.count + 1))
      func isOwn(_ name: String) -> Bool {
        if option == .stories { return name == "none" || name == own || name.hasSuffix("/1-link.story") }
        return name == own || option.isRecording && name == "\(own).1"
      }
      #expect(before.filter { !isOwn($0.key) } == after.filter { !isOwn($0.key) })
      let written = try #require(after[option == .stories ? "\(own)/1-link.story" : own])
      #expect(written.contains(option.beginning) && !written.contains("foreign"), "\(written.prefix(80))")
      if option.isRecording, place == .ofEarlierRun { #expect(after["out.1"] == before["out"]) }
    }

    @Test(
      "On a full disk, each option exits with 2, keeps the earlier file, and leaves nothing of its own", .ownProcess)
    func fullDisk() async {
      await #expect(processExitsWith: .success) { @MainActor in
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        signal(SIGXFSZ, SIG_IGN)
        for option in WritingOption.allCases where option != .resume {
          for isThere in [false, true] {
            let box = try Box()
            defer { box.remove() }
            let words = option.words(box.path("out"), in: box)
            if isThere { #expect(await FlawedTool.outcome(of: words).status.rawValue == option.status) }
            let before = try box.contents()
            var small = limit
            small.rlim_cur = 0
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
            let outcome = await FlawedTool.outcome(of: words)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #expect(outcome.status == .broken, "\(option) \(outcome)")
            #expect(outcome.diagnosis.contains("there is no space left. To fix: "), "\(option) \(outcome)")
            let after = try box.contents().filter { before[$0.key] != nil || option != .stories || $0.key != "out" }
            #expect(after == before, "\(option)")
          }
        }
      }
    }

    @Test("The report of a verification is printed although a file of it cannot be written")
    func reportOnFullDisk() async throws {
      let end = try await FlawedProcess.command(WritingOption.exploring + ["--junit", "/dev/full"])
      #expect(end.status == 2)
      #expect(end.errors.contains("Cannot write \"/dev/full\": there is no space left. To fix: "), "\(end)")
      #expect(end.output.contains("link: the link of help leads elsewhere"), "\(end)")
    }

    @Test("The file of a shard that is merged stays as it is")
    func mergedFile() async throws {
      let box = try Box()
      defer { box.remove() }
      try box.write("", to: "part")
      let before = try box.contents()
      let end = try await FlawedProcess.run("merge", box.path("part"), "--depth", "2")
      #expect(end.status == 2 && end.errors.contains("To fix: "), "\(end)")
      #expect(try box.contents() == before)
    }
  }
#endif
