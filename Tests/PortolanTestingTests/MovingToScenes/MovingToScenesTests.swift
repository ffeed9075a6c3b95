// UIKit makes the options of a connection itself, and a call of an optional requirement needs a question mark there.
#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTesting
  import Testing

  /// The kinds of sources with which the user opens the app.
  enum Door: String, CaseIterable {
    case url, activity, shortcut, notification
    case widget, liveActivity, appClip, spotlight, appIntent

    /// The sources that an app without scenes receives.
    static let beforeScenes = allCases.filter { $0 != .appIntent }

    /// The screen to which the source leads.
    var screen: MuseumScreen { self == .shortcut ? .tickets : .room(id: 7) }
  }

  /// An app intent, which would conform to `OpenIntent` and `UISceneAppIntent` besides.
  struct OpenRoom: ScreenIntent {
    let id: Int
    var screen: MuseumScreen { .room(id: id) }
  }

  /// A source of each kind.
  @MainActor
  enum Sample {
    static let url = URL(string: "museum://rooms/7")!
    static let userInfo: [AnyHashable: Any] = ["url": "museum://rooms/7"]
    static let tap = "com.apple.UNNotificationDefaultActionIdentifier"

    static var activity: NSUserActivity {
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://museum.example/rooms/7")
      return activity
    }

    /// A tap on a widget opens its `widgetURL`, or the URL of a `Link` in it.
    static let widget = URL(string: "museum://rooms/7?from=widget")!
    /// A Live Activity has a `widgetURL`, too, which may be a website.
    static let liveActivity = URL(string: "https://museum.example/rooms/7")!
    static let intent = OpenRoom(id: 7)

    /// The system passes the URL of the invocation to an App Clip as if the user had tapped a link.
    static var appClip: NSUserActivity { activity }

    /// The activity that Core Spotlight passes for an item whose identifier is a link.
    static var found: NSUserActivity {
      let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
      activity.userInfo = ["kCSSearchableItemActivityIdentifier": "museum://rooms/7"]
      return activity
    }

    static var shortcut: UIApplicationShortcutItem {
      UIApplicationShortcutItem(link: URL(string: "museum://tickets")!, localizedTitle: "Tickets")
    }
  }

  @MainActor
  @Suite("An app that moves to scenes", .limited)
  struct MovingToScenesTests {
    /// An app with a scene, as the system calls it.
    @MainActor
    final class SceneApp {
      let scene = UIWindowScene()
      let delegate = SceneDelegate()
      private(set) var shortcutAnswers: [Bool] = []

      func launch(_ options: UIScene.ConnectionOptions, restoring activity: NSUserActivity? = nil) throws -> Visit {
        let session = HeadlessSystem.sceneSession()
        session.stateRestorationActivity = activity
        delegate.scene(scene, willConnectTo: session, options: options)
        return Visit(try #require(delegate.museum))
      }

      /// The system starts the app for a source.
      func launch(for door: Door, restoring activity: NSUserActivity? = nil) throws -> Visit {
        let options =
          switch door {
          case .url: HeadlessSystem.connectionOptions(urls: [Sample.url])
          case .activity: HeadlessSystem.connectionOptions(userActivities: [Sample.activity])
          case .widget: HeadlessSystem.connectionOptions(urls: [Sample.widget])
          case .liveActivity: HeadlessSystem.connectionOptions(urls: [Sample.liveActivity])
          case .appClip: HeadlessSystem.connectionOptions(userActivities: [Sample.appClip])
          case .spotlight: HeadlessSystem.connectionOptions(userActivities: [Sample.found])
          case .appIntent: HeadlessSystem.connectionOptions(appIntent: Sample.intent)
          case .shortcut: HeadlessSystem.connectionOptions(shortcutItem: Sample.shortcut)
          case .notification:
            HeadlessSystem.connectionOptions(
              notificationResponse: HeadlessSystem.notificationResponse(userInfo: Sample.userInfo))
          }
        return try launch(options, restoring: activity)
      }

      /// The system brings a source to the running app.
      func call(_ door: Door) {
        switch door {
        case .url: delegate.scene(scene, openURLContexts: [HeadlessSystem.urlContext(Sample.url)])
        case .activity: delegate.scene(scene, continue: Sample.activity)
        case .widget: delegate.scene(scene, openURLContexts: [HeadlessSystem.urlContext(Sample.widget)])
        case .liveActivity: delegate.scene(scene, openURLContexts: [HeadlessSystem.urlContext(Sample.liveActivity)])
        case .appClip: delegate.scene(scene, continue: Sample.appClip)
        case .spotlight: delegate.scene(scene, continue: Sample.found)
        case .appIntent: delegate.receive(appIntent: Sample.intent)
        case .shortcut:
          delegate.windowScene(scene, performActionFor: Sample.shortcut) { self.shortcutAnswers.append($0) }
        case .notification: delegate.receive(action: Sample.tap, of: Sample.userInfo)
        }
      }
    }

    /// The app before it moved, as the system calls it.
    @MainActor
    final class OldApp {
      let delegate = OldAppDelegate()

      func launch(for door: Door? = nil) throws -> Visit {
        func options(continuing activity: NSUserActivity) -> [UIApplication.LaunchOptionsKey: Any] {
          [.userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityKey": activity] as [AnyHashable: Any]]
        }
        let options: [UIApplication.LaunchOptionsKey: Any]? =
          switch door {
          case .url: [.url: Sample.url]
          case .widget: [.url: Sample.widget]
          case .liveActivity: [.url: Sample.liveActivity]
          case .activity: options(continuing: Sample.activity)
          case .appClip: options(continuing: Sample.appClip)
          case .spotlight: options(continuing: Sample.found)
          case .shortcut: [.shortcutItem: Sample.shortcut]
          case .notification: [.remoteNotification: Sample.userInfo]
          case nil, .appIntent: nil
          }
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: options))
        return Visit(try #require(delegate.museum))
      }

      func call(_ door: Door) {
        switch door {
        case .url: #expect(delegate.application(.shared, open: Sample.url, options: [:]))
        case .widget: #expect(delegate.application(.shared, open: Sample.widget, options: [:]))
        case .liveActivity: #expect(delegate.application(.shared, open: Sample.liveActivity, options: [:]))
        case .activity: #expect(delegate.application(.shared, continue: Sample.activity) { _ in })
        case .appClip: #expect(delegate.application(.shared, continue: Sample.appClip) { _ in })
        case .spotlight: #expect(delegate.application(.shared, continue: Sample.found) { _ in })
        case .appIntent: break
        case .shortcut: delegate.application(.shared, performActionFor: Sample.shortcut) { #expect($0) }
        case .notification: delegate.receive(action: Sample.tap, of: Sample.userInfo)
        }
      }
    }

    /// A running museum, and the links that its inbox has answered.
    @MainActor
    final class Visit {
      let museum: Museum
      let window: TestWindow<MuseumScreen>
      private(set) var links: [MuseumScreen?] = []

      init(_ museum: Museum) {
        self.museum = museum
        window = TestWindow(museum.window)
        museum.inbox.onAnswer = { [unowned self] link, _ in links.append(link) }
      }

      /// Waits until the launch is over and all links are answered.
      func settle() async throws {
        try await window.settle { museum.inbox.gate.isOpen && museum.inbox.waitingCount == 0 }
      }
    }

    @Test("A link that starts the app is carried out after the first screen, once", arguments: Door.allCases)
    func cold(door: Door) async throws {
      let visit = try SceneApp().launch(for: door)
      #expect(visit.window.screens == [])
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
    }

    @Test("A link to the running app is carried out", arguments: Door.allCases)
    func warm(door: Door) async throws {
      let app = SceneApp()
      let visit = try app.launch(HeadlessSystem.connectionOptions())
      try await visit.settle()
      #expect(visit.window.screens == [.rooms])
      app.call(door)
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
      #expect(app.shortcutAnswers == (door == .shortcut ? [true] : []))
    }

    @Test("The same link by two callbacks is carried out once", arguments: Door.allCases)
    func twice(door: Door) async throws {
      let app = SceneApp()
      let visit = try app.launch(for: door)
      app.call(door)
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
    }

    @Test("The second callback moves nothing if it comes after the link was carried out", arguments: Door.allCases)
    func late(door: Door) async throws {
      let app = SceneApp()
      let visit = try app.launch(for: door)
      try await visit.settle()
      let before = visit.museum.window.rootViewController?.children
      app.call(door)
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.museum.window.rootViewController?.children == before)
    }

    @Test("An action of a notification leads to its own link by both callbacks")
    func action() async throws {
      let app = SceneApp()
      let userInfo: [AnyHashable: Any] = ["url": "museum://rooms/7", "actions": ["buy": "museum://tickets"]]
      let response = HeadlessSystem.notificationResponse(userInfo: userInfo, actionIdentifier: "buy")
      let visit = try app.launch(HeadlessSystem.connectionOptions(notificationResponse: response))
      app.delegate.receive(action: "buy", of: userInfo)
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, .tickets])
      #expect(visit.links == [.tickets])
    }

    /// Returns the activity of a scene that showed a room, as the system stores it.
    private func stored() async throws -> NSUserActivity {
      let app = SceneApp()
      let visit = try app.launch(HeadlessSystem.connectionOptions())
      try await visit.settle()
      try await visit.museum.router.navigate(to: MuseumScreen.room(id: 1), animated: false)
      return try #require(app.delegate.stateRestorationActivity(for: app.scene))
    }

    @Test("The stored screens are restored if there is no link")
    func restored() async throws {
      let visit = try SceneApp().launch(HeadlessSystem.connectionOptions(), restoring: try await stored())
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, .room(id: 1)])
    }

    @Test("The stored screens are not restored if there is a link", arguments: Door.allCases)
    func notRestored(door: Door) async throws {
      let visit = try SceneApp().launch(for: door, restoring: try await stored())
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
    }

    @Test("A URL that is no link of the app does not prevent the restoration")
    func unknown() async throws {
      let options = HeadlessSystem.connectionOptions(urls: [URL(string: "museum://nowhere")!])
      let visit = try SceneApp().launch(options, restoring: try await stored())
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, .room(id: 1)])
    }

    @Test(
      "Before the move, a link that starts the app is carried out once", arguments: Door.beforeScenes, [true, false])
    func oldCold(door: Door, isTwice: Bool) async throws {
      let app = OldApp()
      let visit = try app.launch(for: door)
      if isTwice { app.call(door) }
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
    }

    @Test("Before the move, a link to the running app is carried out", arguments: Door.beforeScenes)
    func oldWarm(door: Door) async throws {
      let app = OldApp()
      let visit = try app.launch()
      try await visit.settle()
      app.call(door)
      try await visit.settle()
      #expect(visit.window.screens == [.rooms, door.screen])
      #expect(visit.links == [door.screen])
    }

    @Test("The guide about moving to scenes shows the code that its tests run")
    func guide() throws {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let code = try String(contentsOf: tests.appendingPathComponent("MuseumApp.swift"), encoding: .utf8)
      let package = tests.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let guide = try String(
        contentsOf: package.appendingPathComponent("Sources/Portolan/Portolan.docc/MovingToScenes.md"), encoding: .utf8)
      let blocks = guide.components(separatedBy: "\n```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "\n```").first
      }
      let shown = code.drop { $0 != "\n" }.dropFirst()
      #expect(blocks.joined(separator: "\n\n") + "\n" == shown)
    }
  }
#endif
