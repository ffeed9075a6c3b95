#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// The shape of a tree of controllers.
  indirect enum Shape {
    case screen(refusesToLeave: Bool)
    case stack([Shape])
    /// A stack of a subclass that ignores pops and replaced stacks from code.
    case stubbornStack([Shape])
    case tabs([Shape])
    case split(Shape, Shape)
    case drawer([Shape])
    /// A container as another app would write it.
    case stranger(StrangerKind, [Shape])

    static func root(_ random: inout SeededGenerator) -> Shape {
      switch random.below(9) {
      case 0...3: .tabs((0..<(1 + random.below(4))).map { _ in inner(&random) })
      case 7: stranger(&random)
      case 4: .split(.stack([leaf(&random)]), leaf(&random))
      case 5: stack(&random)
      case 6: drawer(&random)
      default: random.chance(10) ? .tabs([]) : leaf(&random)
      }
    }

    private static func inner(_ random: inout SeededGenerator) -> Shape {
      switch random.below(8) {
      case 0...2: stack(&random)
      case 6, 7: stranger(&random)
      case 3: .split(stack(&random), leaf(&random))
      case 4: drawer(&random)
      default: leaf(&random)
      }
    }

    private static func stack(_ random: inout SeededGenerator) -> Shape {
      let screens = (0..<(random.chance(10) ? 0 : 1 + random.below(3))).map { _ in leaf(&random) }
      return random.chance(5) ? .stubbornStack(screens) : .stack(screens)
    }

    private static func drawer(_ random: inout SeededGenerator) -> Shape {
      .drawer(
        (0..<(random.chance(10) ? 0 : 1 + random.below(3))).map { _ in
          random.chance(40) ? stack(&random) : leaf(&random)
        })
    }

    private static func stranger(_ random: inout SeededGenerator) -> Shape {
      let kind = random.pick(StrangerKind.allCases)
      let count = random.below(kind == .drawer ? 3 : 4)
      return .stranger(kind, (0..<count).map { _ in random.chance(50) ? stack(&random) : leaf(&random) })
    }

    private static func leaf(_ random: inout SeededGenerator) -> Shape {
      .screen(refusesToLeave: random.chance(4))
    }

    /// A Boolean value that indicates whether the shape contains a stubborn stack.
    var isStubborn: Bool {
      switch self {
      case .screen: false
      case .stubbornStack: true
      case .stack(let contents), .tabs(let contents), .drawer(let contents), .stranger(_, let contents):
        contents.contains(where: \.isStubborn)
      case .split(let master, let detail): master.isStubborn || detail.isStubborn
      }
    }

    /// The size of the shape, to which containers and screens that refuse to leave contribute more.
    var size: Int {
      switch self {
      case .screen(let refusesToLeave): refusesToLeave ? 2 : 1
      case .stack(let contents), .tabs(let contents), .drawer(let contents): contents.reduce(2) { $0 + $1.size }
      case .stubbornStack(let contents), .stranger(_, let contents): contents.reduce(3) { $0 + $1.size }
      case .split(let master, let detail): 2 + master.size + detail.size
      }
    }

    @MainActor
    func build(census: Census, defect: Defect?) -> UIViewController {
      func build(_ shapes: [Shape]) -> [UIViewController] { shapes.map { $0.build(census: census, defect: defect) } }
      let controller: UIViewController
      switch self {
      case .screen(let refusesToLeave): return WalkScreen(-1, refusesToLeave: refusesToLeave, census: census)
      case .stack(let screens):
        let stack = UINavigationController()
        stack.viewControllers = build(screens)
        controller = stack
      case .stubbornStack(let screens):
        let stack = StubbornStack()
        stack.viewControllers = build(screens)
        stack.isStubborn = true
        controller = stack
      case .tabs(let contents):
        let tabs = defect == .tabsIgnoreDismissals ? DeafTabs() : UITabBarController()
        tabs.viewControllers = build(contents)
        controller = tabs
      case .split(let master, let detail):
        let split = UISplitViewController()
        split.viewControllers = build([master, detail])
        controller = split
      case .drawer(let pages): controller = DrawerViewController(build(pages), mistake: defect?.mistake)
      case .stranger(let kind, let contents):
        let stranger = kind.type.init()
        if let tabs = stranger as? LazyTabsController {
          for shape in contents { tabs.addTab { shape.build(census: census, defect: defect) } }
        } else {
          stranger.keep(build(contents))
        }
        controller = stranger
      }
      controller.title = "c\(census.register(controller))"
      return controller
    }
  }

  extension Shape: CustomStringConvertible {
    var description: String {
      func list(_ shapes: [Shape]) -> String { shapes.map(\.description).joined(separator: ", ") }
      return switch self {
      case .screen(let refusesToLeave): refusesToLeave ? "screen that stays" : "screen"
      case .stack(let screens): "stack(\(list(screens)))"
      case .stubbornStack(let screens): "stubborn stack(\(list(screens)))"
      case .tabs(let contents): "tabs(\(list(contents)))"
      case .split(let master, let detail): "split(\(list([master, detail])))"
      case .drawer(let pages): "drawer(\(list(pages)))"
      case .stranger(let kind, let contents): "stranger's \(kind)(\(list(contents)))"
      }
    }
  }
#endif
