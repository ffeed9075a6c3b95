#if !canImport(UIKit)
  import Foundation
  import Portolan

  /// A stored state of the app, for a relaunch: as it was read from the window, or as JSON of another process.
  enum StoredState<AppScreen: Screen & Codable> {
    case live(NavigationState<AppScreen>)
    case json([UInt8])

    /// Returns the state.
    ///
    /// - Throws: `NavigationStateError` if the JSON is malformed.
    func value() throws -> NavigationState<AppScreen> {
      switch self {
      case .live(let state): state
      case .json(let bytes): try NavigationState(json: Data(bytes))
      }
    }

    /// The state as JSON, or empty bytes if it cannot be written.
    var json: [UInt8] {
      switch self {
      case .live(let state): (try? state.json()).map { [UInt8]($0) } ?? []
      case .json(let bytes): bytes
      }
    }
  }
#endif
