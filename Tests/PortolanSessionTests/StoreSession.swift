import Foundation
import Portolan
import PortolanRecording
import PortolanTesting
import StoreApp
import StoreLinks

/// A session of the store: a story whose steps code can make, since UIKit has no gestures for code.
struct StoreSession: CustomStringConvertible, Sendable {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Store/Scenarios").standardized
  private static let tabs = ["Home", "Catalogue", "Bag", "Account"]

  /// The stories of which each step can be made.
  static var all: [StoreSession] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".story") }.sorted().compactMap(StoreSession.init)
  }

  let description: String
  private let steps: [[String]]

  private init?(file: String) {
    let text = (try? String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect ") }
    description = String(file.dropLast(".story".count))
    steps = lines.dropFirst().map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    guard lines.first == "launch", steps.allSatisfy(Self.isPossible) else { return nil }
  }

  private static func isPossible(_ step: [String]) -> Bool {
    switch step[0] {
    case "link", "shortcut", "activity", "notify": true
    case "tap": tabs.contains(step[1])
    default: step == ["back"] || step == ["swipe", "back"] || step == ["swipe", "down"]
    }
  }

  /// Plays the session in a new window, and records it.
  ///
  /// - Parameter file: The file of the recording.
  /// - Throws: An error if the store cannot start, or the file cannot be written.
  @MainActor
  func record(to file: URL) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    #if !canImport(UIKit)
      window.headless.transitionClock = NextTurnTransitionClock.shared
    #endif
    let shop = Shop()
    let store = Store(window: window, shop: shop) { shop.session.logIn() }
    try await store.launch()
    try await settle(window)
    // A replay begins where the launch is over, too.
    let recorder = FlightRecorder(for: store.router, to: .file(file), links: StoreScreen.links.patterns)
    store.router.add(recorder)
    for step in steps {
      await perform(step, in: store)
      try await settle(window)
    }
    try recorder.flush()
  }

  @MainActor
  private func perform(_ step: [String], in store: Store) async {
    let rest = step.count > 1 ? step[1] : ""
    if let source = source(step[0], rest) {
      await withCheckedContinuation { continuation in
        store.inbox.receive(source) { _ in continuation.resume() }
      }
      return
    }
    let tabs = store.window.rootViewController as? UITabBarController
    switch (step[0], rest) {
    case ("tap", _): tabs?.selectedIndex = Self.tabs.firstIndex(of: rest) ?? 0
    case (_, "down"): tabs?.dismiss(animated: true)
    default: (tabs?.selectedViewController as? UINavigationController)?.popViewController(animated: true)
    }
  }

  /// Returns the source of a link, or `nil` if the step is none.
  @MainActor
  private func source(_ kind: String, _ text: String) -> DeepLinkSource? {
    switch kind {
    case "link": return URL(string: text).map { .url($0) }
    case "shortcut": return .shortcut(UIApplicationShortcutItem(type: text, localizedTitle: text))
    case "activity":
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: text)
      return .userActivity(activity)
    case "notify":
      let data = try? Data(contentsOf: Self.folder.appending(path: text))
      let payload = data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
      return .notification(payload ?? [:])
    default: return nil
    }
  }
}
