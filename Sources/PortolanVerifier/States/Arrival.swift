#if !canImport(UIKit)
  /// The screen that an action has reached through the router, in few bits.
  struct Arrival: Hashable {
    /// 0 for none; otherwise the lowest bit is 1 for an event, and the others are a hash of the screen.
    let code: UInt32

    static let none = Arrival(code: 0)

    init(code: UInt32) {
      self.code = code
    }

    /// Creates the arrival of an action.
    ///
    /// - Parameters:
    ///   - screen: The name of the only screen that was reached.
    ///   - isEvent: `true` if the action was a link or another event.
    init(at screen: String, isEvent: Bool) {
      let hash = UInt32(truncatingIfNeeded: StableHasher.hash(of: screen) >> 7) | 2
      code = isEvent ? hash | 1 : hash & ~1
    }

    /// A Boolean value that indicates whether the action was an event that has reached its screen.
    var isOfEvent: Bool { code & 1 == 1 }

    /// Returns a Boolean value that indicates whether an action that is repeated must change nothing.
    ///
    /// A link opens the same screen each time. Another action may do something else the second time, unless it navigates to
    /// the same screen again.
    ///
    /// - Parameter again: The arrival of the second time.
    /// - Returns: `true` if the second time must change nothing.
    func mustChangeNothing(again: Arrival) -> Bool { isOfEvent || code != 0 && code == again.code }
  }
#endif
