#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// A route as it was drawn, to be assembled in each world anew and to be printed.
  struct RoutePlan {
    enum Looking: String {
      case byNothing, bySubject, bySubjectInView, byClass, byClassInView
    }

    enum Guarding: Equatable {
      case immediate, suspending, suspendingUntilCancelled, presentingByHand, navigating
      /// For subjects that leave no other remainder than this by 3.
      case denying(Int)
      case redirecting(Int, to: Int)
    }

    enum Placing: Equatable {
      case presenting(UIModalPresentationStyle)
      case pushing, pushingAsRoot, pushingInPlaceOfLast
      case addingTab(at: Int?, replacing: Bool)
      case settingMaster, showingDetails
      case addingPage
      case replacingRoot, replacingRootInTabs
      case presentingInNewStack(UIModalPresentationStyle)
      /// Presents and changes something else besides, which its undo puts back.
      case custom
      /// Builds nothing, and is found where the origin brings it along.
      case expecting
      /// Takes one of two other routes, by the subject.
      case choosing(Int, Int)
    }

    enum Origin: Equatable {
      case current, root
      /// A container of the class that the action needs, wherever it is.
      case found
      /// The screen of another route, or the container that it is expected to be in.
      case route(Int)
    }

    var looking: Looking
    var guards: [Guarding]
    var placing: Placing
    var origin: Origin
    /// Whether faults can strike inside the action too, which then is the library's own no longer.
    var wrapsAction: Bool
    var hasTask: Bool
    var buildsStaying: Bool

    init(index: Int, _ random: inout SeededGenerator) {
      let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .fullScreen, .overFullScreen, .formSheet]
      looking =
        switch random.below(7) {
        case 0, 1: .byNothing
        case 2, 3: .bySubject
        case 4: .bySubjectInView
        case 5: .byClass
        default: .byClassInView
        }
      guards = []
      if random.chance(35) { guards.append(Self.guarding(index: index, &random)) }
      if random.chance(10) { guards.append(Self.guarding(index: index, &random)) }
      origin = random.pick([.current, .root, .found])
      if index > 0, random.chance(30) { origin = .route(random.below(index)) }
      switch random.below(18) {
      case 0...3: placing = .presenting(random.pick(styles))
      case 4...6: placing = .pushing
      case 7: placing = random.chance(50) ? .pushingAsRoot : .pushingInPlaceOfLast
      case 8: placing = .addingTab(at: nil, replacing: false)
      case 9: placing = .addingTab(at: random.below(3), replacing: random.chance(50))
      case 10: placing = random.chance(50) ? .settingMaster : .showingDetails
      case 11: placing = .addingPage
      case 12: placing = random.chance(15) ? .replacingRoot : .replacingRootInTabs
      case 13, 14: placing = .presentingInNewStack(random.pick(styles))
      case 15: placing = .custom
      case 16 where index > 0: placing = .expecting
      case 17 where index > 1: placing = .choosing(random.below(index), random.below(index))
      default: placing = .presenting(.automatic)
      }
      wrapsAction = random.chance(50)
      hasTask = random.chance(30)
      buildsStaying = random.chance(5)
    }

    private static func guarding(index: Int, _ random: inout SeededGenerator) -> Guarding {
      switch random.below(7) {
      case 0: .immediate
      case 1: .suspending
      case 2: .suspendingUntilCancelled
      case 3: .presentingByHand
      case 4: .navigating
      case 5: .denying(random.below(3))
      default: .redirecting(random.below(3), to: random.below(index + 2))
      }
    }

    /// The other routes that this one is made of.
    var parts: [Int] {
      switch placing {
      case .choosing(let one, let other): return [one, other]
      default:
        if case .route(let index) = origin { return [index] }
        return []
      }
    }
  }

  extension RoutePlan: CustomStringConvertible {
    var description: String {
      var text = "looks \(looking)"
      if !guards.isEmpty { text += ", guards \(guards)" }
      text += ", \(placing)"
      if case .choosing = placing {} else { text += " from \(origin)" }
      if wrapsAction { text += ", action wrapped" }
      if hasTask { text += ", with a task" }
      if buildsStaying { text += ", builds what stays" }
      return text.replacing("UIModalPresentationStyle.", with: "").replacing("HeadlessUIKit.", with: "")
    }
  }
#endif
