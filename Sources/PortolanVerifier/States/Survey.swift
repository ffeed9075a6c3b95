#if !canImport(UIKit)
  import Portolan

  /// The controllers of the windows at one moment, with the fingerprint of the state.
  @MainActor
  struct Survey {
    /// A controller in its place.
    struct Place {
      let controller: UIViewController
      /// The number of the class and the values of the screen, see ``ValueTable``.
      let value: Int
      /// The index of the container or presenter, or -1 for the root of a window.
      let parent: Int
    }

    /// The fingerprint: the hierarchy, the loaded views, their texts, and the app's own.
    var state = StableHasher()
    /// The hash of the hierarchy alone.
    var hierarchy = StableHasher()
    /// The controllers, each container before its children.
    var places: [Place] = []
    /// The value of the topmost visible controller of the window that the user sees.
    var top = -1
    /// The values of the visible controllers of that window.
    var visible: [Int] = []
    /// The reasons for which the tree is not sound.
    var faults: [String] = []

    /// The number of the first controller of each window.
    var windows: [(window: ObjectIdentifier, start: Int)] = []

    /// Returns the identities of the controllers of a window, in order.
    func identities(in window: ObjectIdentifier) -> [ObjectIdentifier] {
      guard let index = windows.firstIndex(where: { $0.window == window }) else { return [] }
      let end = index + 1 < windows.count ? windows[index + 1].start : places.count
      return places[windows[index].start..<end].map { ObjectIdentifier($0.controller) }
    }

    /// The identities of the controllers.
    var identities: Set<ObjectIdentifier> = []
  }
#endif
