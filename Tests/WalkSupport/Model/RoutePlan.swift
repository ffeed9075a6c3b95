#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// A drawn route that is assembled anew in each world and can be printed.
  struct RoutePlan {
    enum Looking: String {
      case byNothing, bySubject, bySubjectInView, byClass, byClassInView
      /// Finds a screen that is kept outside the window.
      case aside
    }

    /// The screen that the factory returns.
    enum Yield: Equatable {
      case newScreen
      case newScreenThatStays
      case screen(WalkScreen.Conduct)
      /// A screen that already exists, in the window or outside.
      case existing(Int)
    }

    enum Guarding: Equatable {
      case immediate, suspending, suspendingUntilCancelled, presentingByHand, navigating
      /// Denies subjects with this remainder when divided by 3.
      case denying(Int)
      case redirecting(Int, to: Int)
    }

    enum Placing: Equatable {
      case presenting(UIModalPresentationStyle)
      case pushing, pushingAsRoot, pushingInPlaceOfLast
      case addingTab(at: Int?, replacing: Bool)
      case settingMaster, showingDetails
      case addingPage
      case addingToStranger(StrangerKind)
      case presentingInNewStranger(StrangerKind, UIModalPresentationStyle)
      case replacingRoot, replacingRootInTabs
      case presentingInNewStack(UIModalPresentationStyle)
      /// Presents, and also makes another change, to be reverted by its undo.
      case custom
      /// Builds nothing, since the origin provides the screen.
      case expecting
      /// Chooses one of two other routes by the subject.
      case choosing(Int, Int)
    }

    enum Origin: Equatable {
      case current, root
      /// A container of the class that the action needs, anywhere in the window.
      case found
      /// The screen of another route, or the container that is expected to contain it.
      case route(Int)
    }

    var looking: Looking
    var guards: [Guarding]
    var placing: Placing
    var origin: Origin
    /// A Boolean value that indicates whether the action is wrapped so that faults can occur inside it.
    ///
    /// The router then treats it as an action of the app.
    var wrapsAction: Bool
    var hasTask: Bool
    var yield: Yield

    init(index: Int, _ random: inout SeededGenerator) {
      let styles: [UIModalPresentationStyle] = [.automatic, .pageSheet, .fullScreen, .overFullScreen, .formSheet]
      looking =
        switch random.below(random.chance(15) ? 8 : 7) {
        case 0, 1: .byNothing
        case 2, 3: .bySubject
        case 4: .bySubjectInView
        case 5: .byClass
        case 7: .aside
        default: .byClassInView
        }
      guards = []
      if random.chance(35) { guards.append(Self.guarding(index: index, &random)) }
      if random.chance(10) { guards.append(Self.guarding(index: index, &random)) }
      origin = random.pick([.current, .root, .found])
      if index > 0, random.chance(40) { origin = .route(random.below(index)) }
      switch random.below(21) {
      case 0...3: placing = .presenting(random.pick(styles))
      case 18, 19: placing = .addingToStranger(random.pick(StrangerKind.allCases))
      case 20: placing = .presentingInNewStranger(random.pick(StrangerKind.allCases), random.pick(styles))
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
      yield =
        switch random.below(100) {
        case 0..<5: .newScreenThatStays
        case 5..<11: .screen(random.pick(WalkScreen.Conduct.allCases))
        case 11..<19: .existing(random.below(12))
        default: .newScreen
        }
    }

    /// A Boolean value that indicates whether the route sets the root of the window, which may be empty.
    var setsRoot: Bool { placing == .replacingRoot || placing == .replacingRootInTabs }

    /// A Boolean value that indicates whether the screen of the route, once built, is in a navigation controller.
    func isInStack(among routes: [RoutePlan]) -> Bool {
      guard looking == .byNothing, guards.isEmpty, yield == .newScreen else { return false }
      switch placing {
      case .presentingInNewStack, .replacingRootInTabs: return true
      case .pushing, .pushingAsRoot, .pushingInPlaceOfLast: return origin == .found || startsInStack(among: routes)
      default: return false
      }
    }

    /// A Boolean value that indicates whether the route pushes onto a screen that is in a navigation controller.
    func startsInStack(among routes: [RoutePlan]) -> Bool {
      guard case .route(let index) = origin else { return false }
      switch placing {
      case .pushing, .pushingAsRoot, .pushingInPlaceOfLast: return routes[index].isInStack(among: routes)
      default: return false
      }
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

    /// The other routes that this one consists of.
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
      if yield != .newScreen { text += ", yields \(yield)" }
      return text.replacing("UIModalPresentationStyle.", with: "").replacing("HeadlessUIKit.", with: "")
    }
  }
#endif
