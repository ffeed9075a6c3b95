#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  /// An app that follows from a seed: the shape of its root, and the screens that it can navigate to.
  struct GeneratedApp {
    /// The app of the walk that runs, whose screens have no other way to it.
    @MainActor static var current = GeneratedApp(shape: .placeholder, screens: [])

    var shape: GeneratedShape
    var screens: [GeneratedScreen]

    init(shape: GeneratedShape, screens: [GeneratedScreen]) {
      (self.shape, self.screens) = (shape, screens)
    }

    init(_ random: inout SeededGenerator) {
      var count = 0
      shape = .root(&random, count: &count)
      screens = [.leaf(0), .leaf(1), .sheet(inStack: false), .sheet(inStack: true)]
      for place in shape.places { screens += [.place(place), .page(on: place, id: 0), .page(on: place, id: 1)] }
      for list in shape.lists {
        screens += [false, true].flatMap { inStack in
          (0..<2).map { .detail(of: list, id: $0, inStack: inStack) }
        }
      }
      screens += shape.tabs.map { .tab($0) }
    }
  }

  /// A part of the hierarchy that an assembly builds, with the screens in it.
  indirect enum GeneratedShape {
    case place(Int)
    /// A controller without a screen.
    case placeholder
    case stack(GeneratedClass, [GeneratedShape])
    case tabBar(GeneratedClass, [GeneratedShape])
    /// A tab bar controller whose tabs create their controllers late, some in groups.
    case lateTabBar([GeneratedTab])
    /// A split view controller of the classic style.
    case split(GeneratedClass, [GeneratedShape])
    case columns(GeneratedClass, UISplitViewController.Style, [GeneratedShape])
  }

  /// A class of containers: UIKit's own, a subclass, or a subclass that decides what it shows while it is collapsed.
  enum GeneratedClass: String {
    case plain, subclass, listFirst
  }

  /// A tab, or a group of tabs.
  struct GeneratedTab {
    var number: Int
    var content: GeneratedShape
    /// The tabs of a group, or an empty array for a tab.
    var inside: [GeneratedTab] = []
    /// A Boolean value that indicates whether a group shows its tabs on a stack.
    var isManaged = false
  }

  extension GeneratedShape {
    static func root(_ random: inout SeededGenerator, count: inout Int) -> GeneratedShape {
      switch random.below(8) {
      case 0...2:
        var contents: [GeneratedShape] = []
        for _ in 0..<(1 + random.below(4)) { contents.append(inner(&random, count: &count)) }
        return .tabBar(random.pick([.plain, .subclass]), contents)
      case 3, 4:
        var tabs: [GeneratedTab] = []
        for _ in 0..<(1 + random.below(3)) { tabs.append(tab(&random, count: &count)) }
        return .lateTabBar(tabs)
      default: return split(&random, count: &count)
      }
    }

    private static func inner(_ random: inout SeededGenerator, count: inout Int) -> GeneratedShape {
      switch random.below(6) {
      case 0: place(&count)
      case 1, 2: stack(&random, count: &count)
      default: split(&random, count: &count)
      }
    }

    private static func tab(_ random: inout SeededGenerator, count: inout Int) -> GeneratedTab {
      var tab = GeneratedTab(number: count, content: .placeholder)
      count += 1
      if random.chance(50) {
        tab.content = random.chance(60) ? stack(&random, count: &count) : split(&random, count: &count)
        return tab
      }
      tab.isManaged = random.chance(70)
      for _ in 0..<(1 + random.below(3)) {
        tab.inside.append(GeneratedTab(number: count, content: .placeholder))
        count += 1
      }
      return tab
    }

    private static func place(_ count: inout Int) -> GeneratedShape {
      defer { count += 1 }
      return .place(count)
    }

    private static func stack(_ random: inout SeededGenerator, count: inout Int) -> GeneratedShape {
      .stack(random.pick([.plain, .plain, .subclass]), [place(&count)])
    }

    private static func split(_ random: inout SeededGenerator, count: inout Int) -> GeneratedShape {
      let kind: GeneratedClass = random.pick([.plain, .subclass, .listFirst])
      guard random.chance(50) else {
        let list = GeneratedShape.stack(.plain, [place(&count)])
        switch random.below(4) {
        // A split view that shows the list first begins with a placeholder, as in the guide.
        case 0 where kind != .listFirst: return .split(kind, [list])
        case 1 where kind != .listFirst: return .split(kind, [list, .stack(.plain, [place(&count)])])
        default: return .split(kind, [list, .placeholder])
        }
      }
      let style: UISplitViewController.Style = random.pick([.doubleColumn, .tripleColumn])
      var columns = [place(&count)]
      if style == .tripleColumn { columns.append(place(&count)) }
      switch random.below(3) {
      case 0: columns.append(place(&count))
      case 1: columns.append(.stack(.plain, [place(&count)]))
      default: columns.append(.placeholder)
      }
      return .columns(kind, style, columns)
    }

    private var parts: [GeneratedShape] {
      switch self {
      case .place, .placeholder: []
      case .stack(_, let parts), .tabBar(_, let parts), .split(_, let parts), .columns(_, _, let parts): parts
      case .lateTabBar(let tabs): tabs.map(\.content)
      }
    }

    /// The places that exist from the beginning, and not only once a tab is selected.
    var places: [Int] {
      switch self {
      case .place(let number): [number]
      case .lateTabBar: []
      default: parts.flatMap(\.places)
      }
    }

    /// The places beside which a detail is shown.
    var lists: [Int] {
      switch self {
      case .split(_, let parts): parts[0].places
      // The last column but one is the list.
      case .columns(_, _, let parts): parts[parts.count - 2].places
      case .lateTabBar: []
      default: parts.flatMap(\.lists)
      }
    }

    /// The numbers of the tabs that are created late.
    var tabs: [Int] {
      guard case .lateTabBar(let tabs) = self else { return [] }
      return tabs.flatMap { tab in tab.inside.isEmpty ? [tab.number] : tab.inside.map(\.number) }
    }
  }

  extension GeneratedShape: CustomStringConvertible {
    var description: String {
      func list(_ shapes: [GeneratedShape]) -> String { shapes.map(\.description).joined(separator: ", ") }
      return switch self {
      case .place(let number): "place \(number)"
      case .placeholder: "placeholder"
      case .stack(let kind, let parts): "\(kind) stack(\(list(parts)))"
      case .tabBar(let kind, let parts): "\(kind) tabs(\(list(parts)))"
      case .lateTabBar(let tabs): "late tabs(\(tabs.map(\.description).joined(separator: ", ")))"
      case .split(let kind, let parts): "\(kind) split(\(list(parts)))"
      case .columns(let kind, let style, let parts): "\(kind) \(style)(\(list(parts)))"
      }
    }
  }

  extension GeneratedTab: CustomStringConvertible {
    var description: String {
      guard !inside.isEmpty else { return "\(number): \(content)" }
      let list = inside.map(\.description).joined(separator: ", ")
      return "\(isManaged ? "managed " : "")group \(number)(\(list))"
    }
  }
#endif
