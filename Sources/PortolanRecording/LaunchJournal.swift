public import Foundation
public import PortolanCore
public import PortolanFlows
public import PortolanRestoration

/// A journal of the links and restorations under way, so that one that ends the process does so only once.
///
/// ```swift
/// let journal = LaunchJournal(at: url)
/// inbox.journal = journal
/// try await router.restore(NavigationState<ShopScreen>(json: data), journal: journal)
/// ```
///
/// If the process ended while a link was performed, the next launch answers the same link with `LinkAnswer.setAside`, once. A
/// process that ends in the background has not crashed. The file contains digests, and is not meant to leave the device.
public final class LaunchJournal: LinkJournal {
  private struct Document: Codable {
    var salt = UUID().uuidString
    var begun: [String] = []
  }

  /// The file, or `nil` if something else is in its place.
  private let url: URL?
  private var document: Document
  /// The digests of what was under way when the last launch ended.
  private var suspects: Set<String>
  private var isInBackground = false {
    didSet { write() }
  }
  private var subscriptions: [Subscription] = []

  /// Creates a journal, and reads what the last launch has left.
  ///
  /// - Parameter url: The file. A file that cannot be read or written sets nothing aside, and one that no journal has written
  ///   stays as it is.
  public init(at url: URL) {
    let isFile = FlightLog.obstacle(at: url) == nil
    let data = isFile ? try? Data(contentsOf: url) : nil
    let known = data.flatMap { try? JSONDecoder().decode(Document.self, from: $0) }
    let isEmpty = data?.isEmpty ?? !FileManager.default.fileExists(atPath: url.path)
    self.url = isFile && (isEmpty || known != nil) ? url : nil
    document = known ?? Document()
    suspects = Set(document.begun)
    document.begun = []
    write()
    subscriptions = [
      Subscription(to: UIApplication.didEnterBackgroundNotification) { [weak self] in self?.isInBackground = true },
      Subscription(to: UIApplication.willEnterForegroundNotification) { [weak self] in self?.isInBackground = false },
    ]
  }

  /// Records that a link or a restoration begins.
  ///
  /// - Parameter name: The text of the link or of the state. Only a digest of it is kept.
  /// - Returns: `false` if it must be set aside this once.
  public func begin(_ name: String) -> Bool {
    let digest = digest(of: name)
    guard suspects.remove(digest) == nil else { return false }
    document.begun.append(digest)
    write()
    return true
  }

  /// Records that a link or a restoration has ended.
  ///
  /// - Parameter name: The text of the link or of the state.
  public func end(_ name: String) {
    let digest = digest(of: name)
    guard let index = document.begun.firstIndex(of: digest) else { return }
    document.begun.remove(at: index)
    write()
  }

  private func digest(of name: String) -> String { Digest.of(document.salt + name) }

  /// Writes the file before it returns, since the process may end in the next moment.
  private func write() {
    guard let url else { return }
    let document = isInBackground ? Document(salt: document.salt) : document
    try? JSONEncoder().encode(document).write(to: url, options: .atomic)
  }
}

extension DefaultRouter {
  /// Restores a stored state, unless the last launch ended while the same state was restored.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - journal: The journal.
  /// - Returns: A report. It lists everything as dropped if the state was set aside.
  /// - Throws: The errors of `restore(_:)`.
  @discardableResult
  public func restore<Target>(
    _ state: NavigationState<Target>, journal: LaunchJournal
  ) async throws -> RestorationReport<Target> {
    let name = String(decoding: try state.json(), as: UTF8.self)
    guard journal.begin(name) else {
      noteSetAside("the stored state")
      var report = RestorationReport<Target>()
      if let root = state.root { report.drop(root, because: "the last launch ended while it was restored") }
      return report
    }
    defer { journal.end(name) }
    return try await restore(state)
  }
}
