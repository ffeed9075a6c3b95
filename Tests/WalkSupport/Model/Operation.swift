#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// One event of a walk.
  ///
  /// Its numbers select one of the existing objects, so that an operation makes sense after any others.
  enum Operation {
    case request(Order)
    case cancel(Int)
    case gesture(Gesture)
    case byHand(HandMade, animated: Bool)
    case stepClock
    case openGate(Int)
    case plan(route: Int, subject: Int)
    case overlay(Cover)
    /// Uses animations that never complete, or that do.
    case forgetAnimations(Bool)
    case settle

    struct Order {
      var route: Int
      var subject: Int
      var isAsync: Bool
      var policy: RequestPolicy?
      var isAnimated: Bool
      var usesSecondRouter: Bool
      var mishap: Mishap.Plan?
    }

    enum Gesture {
      case tapTab(Int)
      case back
      case swipeBack(completing: Bool)
      case swipeDown(completing: Bool)
      case tapAlert
    }

    enum HandMade {
      case push(Int)
      case pop(Int)
      case popToRoot(Int)
      case reverseStack(Int)
      case replaceStack(Int)
      case present(UIModalPresentationStyle)
      case presentStack, presentAlert, dismissTop, dismissAll
      case selectTab(Int)
      case addTab
      case removeTab(Int)
      case showPage(Int)
      case addPage, showDetail, replaceRoot, emptyWindow
      case showInStranger(Int)
      case addToStranger(Int)
      case removeFromStranger(Int)
      case addChild(Int)
      case removeChild(Int)
    }

    /// A change of the window over the app's.
    enum Cover: CaseIterable {
      case show, showWithoutInput, touch, hide, release
    }

    init(_ random: inout SeededGenerator) {
      switch random.below(100) {
      case 0..<38: self = .request(Order(&random))
      case 38..<42: self = .cancel(random.below(8))
      case 42..<57: self = .gesture(Self.gesture(&random))
      case 57..<67: self = .byHand(Self.handMade(&random), animated: random.chance(50))
      case 67..<82: self = .stepClock
      case 82..<90: self = .openGate(random.below(8))
      case 90..<92: self = .plan(route: random.below(8), subject: random.below(6))
      case 92..<95: self = .overlay(random.pick(Cover.allCases))
      case 95: self = .forgetAnimations(random.chance(60))
      default: self = .settle
      }
    }

    private static func gesture(_ random: inout SeededGenerator) -> Gesture {
      switch random.below(9) {
      case 0...2: .tapTab(random.below(4))
      case 3: .back
      case 4: .swipeBack(completing: true)
      case 5: .swipeBack(completing: false)
      case 6: .swipeDown(completing: true)
      case 7: .swipeDown(completing: false)
      default: .tapAlert
      }
    }

    private static func handMade(_ random: inout SeededGenerator) -> HandMade {
      let number = random.below(8)
      return switch random.below(29) {
      case 19, 20: .showInStranger(number)
      case 21, 22: .addToStranger(number)
      case 23: .removeFromStranger(number)
      case 0, 1: .push(number)
      case 2: .pop(number)
      case 3: .popToRoot(number)
      case 4: .reverseStack(number)
      case 5: .replaceStack(number)
      case 6, 7: .present(random.pick([.automatic, .fullScreen, .overFullScreen, .popover]))
      case 8: .presentStack
      case 9, 10: .presentAlert
      case 11: .dismissTop
      case 12: .dismissAll
      case 13: .selectTab(number)
      case 14: .addTab
      case 15: .removeTab(number)
      case 16: .showPage(number)
      case 17: .addPage
      case 18: .showDetail
      case 24: .replaceRoot
      case 25, 26: .addChild(number)
      case 27: .removeChild(number)
      default: .emptyWindow
      }
    }

    /// Simpler operations, for a try after a walk has failed.
    var simplifications: [Operation] {
      switch self {
      case .request(let order): order.simplifications.map { .request($0) }
      case .byHand(let change, animated: true): [.byHand(change, animated: false)]
      case .cancel(let choice) where choice > 0: [.cancel(0)]
      case .openGate(let choice) where choice > 0: [.openGate(0)]
      default: []
      }
    }
  }

  extension Operation.Order {
    init(_ random: inout SeededGenerator) {
      route = random.below(8)
      subject = random.below(6)
      isAsync = random.chance(60)
      policy = random.pick([nil, nil, .enqueue, .latest, .reject])
      isAnimated = random.chance(50)
      usesSecondRouter = random.chance(15)
      mishap = random.chance(45) ? Mishap.Plan(&random) : nil
    }

    fileprivate var simplifications: [Self] {
      var simpler: [Self] = []
      func add(_ change: (inout Self) -> Void) {
        var copy = self
        change(&copy)
        simpler.append(copy)
      }
      if mishap != nil { add { $0.mishap = nil } }
      if policy != nil { add { $0.policy = nil } }
      if isAnimated { add { $0.isAnimated = false } }
      if usesSecondRouter { add { $0.usesSecondRouter = false } }
      return simpler
    }
  }
#endif
