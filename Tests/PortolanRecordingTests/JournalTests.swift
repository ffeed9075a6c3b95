#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestTraits
  import Testing

  @testable import PortolanRecording

  /// A point at which a link ends the process.
  private enum Point: String, CaseIterable, Sendable {
    case `guard`, factory, viewDidLoad, viewDidAppear, postTask, restoration
  }

  /// An observer that keeps the texts of events about what is set aside.
  @MainActor
  private final class EventTexts: RouterObserver {
    private(set) var setAside: [String] = []

    func router(did event: NavigationEvent) { if event.what == .setAside { setAside.append(event.text) } }
  }

  /// The app, in which a link to `fatal` ends the process at a point.
  @MainActor
  private final class MortalApp {
    static var point: Point?

    let window = UIWindow()
    let router: DefaultRouter
    let inbox: DeepLinkInbox<MortalScreen>
    let journal: LaunchJournal
    private(set) var answers: [String] = []
    let events = EventTexts()

    init(_ file: URL) async throws {
      let router = DefaultRouter(window: window)
      self.router = router
      router.add(events)
      journal = LaunchJournal(at: file)
      inbox = DeepLinkInbox(router: router, understand: { _ in .fatal })
      inbox.journal = journal
      window.makeKeyAndVisible()
      window.rootViewController = UIViewController()
      try await router.navigate(to: MortalScreen.home)
      inbox.gate.open(for: .launch)
      inbox.onAnswer = { [weak self] link, answer in
        self?.answers.append("\(link.map { "\($0)" } ?? "") \(answer)")
      }
    }

    static func reach(_ here: Point) { if point == here { abort() } }

    /// Opens the links, or restores the state, of the test.
    func open() async throws {
      if Self.point == .restoration {
        try await router.restore(NavigationState<MortalScreen>(root: .init(.screen(.fatal))), journal: journal)
      } else {
        await inbox.deliver(.fatal)
      }
    }
  }

  private enum MortalScreen: String, Screen, Codable {
    case home, fatal, other

    var assembly: any Assembly {
      InlineAssembly {
        guard self == .fatal else { return UIViewController() }
        MortalApp.reach(.factory)
        MortalApp.reach(.restoration)
        return MortalController()
      }
    }

    var route: Route<Self> {
      switch self {
      case .home: .rootInNavigation
      case .other: .push
      case .fatal:
        .push
          .guarded(by: InlineInterceptor(checking: { (_: Self) async in MortalApp.reach(.guard) }))
          .adding(InlinePostTask<UIViewController, Self> { _, _, _ in MortalApp.reach(.postTask) })
      }
    }
  }

  private final class MortalController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      MortalApp.reach(.viewDidLoad)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      MortalApp.reach(.viewDidAppear)
    }
  }

  /// The folder of the journals of a test process, which the processes that it starts find, too.
  private func journals(of process: Int32) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "journals-\(process)")
  }

  @Suite("The journal of launches", .limited, .serialized)
  @MainActor
  struct JournalTests {
    @Test(
      "The cause of the end of a process is set aside at the next launch, once, and nothing else is", .ownProcess,
      arguments: Point.allCases
    )
    private func ends(at point: Point) async throws {
      let folder = journals(of: getpid())
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(point.rawValue.utf8).write(to: folder.appending(path: "point"))
      await #expect(processExitsWith: .failure) {
        let folder = journals(of: getppid())
        let app = try await MortalApp(folder.appending(path: "journal"))
        await app.inbox.deliver(.other)
        let point = try String(contentsOf: folder.appending(path: "point"), encoding: .utf8)
        await MainActor.run { MortalApp.point = Point(rawValue: point) }
        try await app.open()
        // The end of the process is not this one.
        exit(EXIT_SUCCESS)
      }

      let second = try await MortalApp(folder.appending(path: "journal"))
      await second.inbox.deliver(.other)
      if point == .restoration {
        let state = NavigationState<MortalScreen>(root: .init(.screen(.fatal)))
        let report = try await second.router.restore(state, journal: second.journal)
        #expect(report.dropped.map(\.description) == ["fatal: the last launch ended while it was restored"])
        #expect(
          second.events.setAside == ["set the stored state aside, since the last launch ended while it was performed"])
        #expect(try await second.router.restore(state, journal: second.journal).restored == [.fatal])
        return
      }
      await second.inbox.deliver(.fatal)
      await second.inbox.deliver(.fatal)
      #expect(second.answers == ["other reached", "fatal set aside", "fatal reached"])
      #expect(second.events.setAside == ["set fatal aside, since the last launch ended while it was performed"])
      let third = try await MortalApp(folder.appending(path: "journal"))
      await third.inbox.deliver(.fatal)
      #expect(third.answers == ["fatal reached"])
    }

    @Test("A process that ends in the background has not crashed, and one that has come back may")
    func background() async throws {
      try await withFile { file in
        let journal = LaunchJournal(at: file)
        #expect(journal.begin("link"))
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(LaunchJournal(at: file).begin("link"))
        let other = file.appendingPathExtension("2")
        let second = LaunchJournal(at: other)
        #expect(second.begin("link"))
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        #expect(!LaunchJournal(at: other).begin("link"))
        let text = try String(contentsOf: other, encoding: .utf8)
        #expect(!text.contains("link"))
      }
    }

    @Test("Work that begins or ends in the background does not make the end of the process a crash")
    func workInTheBackground() async throws {
      try await withFile { file in
        let journal = LaunchJournal(at: file)
        #expect(journal.begin("waiting"))
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(journal.begin("other"))
        journal.end("other")
        #expect(LaunchJournal(at: file).begin("waiting"))
      }
    }
  }
#endif
