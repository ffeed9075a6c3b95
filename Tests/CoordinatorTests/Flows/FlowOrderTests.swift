import Portolan
import Testing

/// Flows with one screen or several, above one another on a stack and on modals.
@MainActor
private final class Layers {
  let app: App
  /// The flow of each screen, from the bottom to the top.
  private var owners: [Int] = []
  private var isModal: [Bool] = []
  private var stacks: [UINavigationController]
  private var flows: [Int: Flow<Void>] = [:]
  private var screens: [FormViewController] = []
  /// The flows that have ended, in the order their calls returned.
  private(set) var ends: [Int] = []

  init(_ random: inout SeededGenerator) async {
    stacks = [stack(HomeViewController())]
    app = App(root: stacks[0])
    let count = 2 + random.below(4)
    for _ in 0..<(count + 1 + random.below(3)) {
      owners.append(random.below(count))
      isModal.append(random.chance(25))
      screens.append(FormViewController())
    }
    for (index, owner) in owners.enumerated() {
      if flows[owner] == nil { await begin(owner, followsAhead: random.chance(30), &random) }
      show(screens[index], asModal: isModal[index], animated: random.chance(50))
      flows[owner]?.follow(screens[index])
      await app.rest()
      await settle()
    }
  }

  /// Runs a flow, by itself or inside one whose first screen is further down.
  private func begin(_ owner: Int, followsAhead: Bool, _ random: inout SeededGenerator) async {
    let flow = Flow<Void>()
    let outer = random.chance(40) ? flows.keys.sorted().first.flatMap { flows[$0] } : nil
    flows[owner] = flow
    Task {
      if let outer { try? await outer.run(flow) } else { try? await run(flow) }
      ends.append(owner)
    }
    await settle()
    if followsAhead { for index in owners.indices where owners[index] == owner { flow.follow(screens[index]) } }
  }

  private func show(_ screen: UIViewController, asModal: Bool, animated: Bool) {
    guard asModal else { return stacks[stacks.count - 1].pushViewController(screen, animated: animated) }
    let modal = stack(screen)
    present(modal, on: stacks[stacks.count - 1], animated: animated)
    stacks.append(modal)
  }

  /// Lets the user go back until a number of screens is left.
  func goBack(to count: Int, atOnce: Bool, animated: Bool) async {
    while screens.count > count {
      let next = atOnce ? count : screens.count - 1
      let modals = isModal[next...].count { $0 }
      if modals > 0 {
        dismiss(stacks[stacks.count - 1 - modals], animated: animated)
        stacks.removeLast(modals)
      }
      let pushed = isModal[next...].prefix { !$0 }.count
      if pushed > 0, let stack = stacks.last {
        stack.popToViewController(stack.viewControllers[stack.viewControllers.count - 1 - pushed], animated: animated)
      }
      screens.removeLast(screens.count - next)
      isModal.removeLast(isModal.count - next)
      await app.rest()
      await until { ends.count >= expectedEnds.count }
      await settle()
    }
  }

  /// The flows without a remaining screen, the innermost first: a flow ends with the lowest of its screens.
  var expectedEnds: [Int] {
    let lowest = Dictionary(owners.enumerated().map { ($1, $0) }) { first, _ in first }
    return lowest.filter { $0.value >= screens.count }.sorted { $0.value > $1.value }.map(\.key)
  }

  var story: String { "the screens of \(owners), modals \(isModal), \(screens.count) left\n\(app.tree)" }
}

@Suite("The order in which flows end", .everyCompletion, .serialized, .limited)
@MainActor
struct FlowOrderTests {
  @Test(
    "Flows that the user leaves at once end innermost first, as if the user went back one by one", .headlessOnly,
    arguments: Array(UInt64(1)...UInt64(20 * RandomEffort.factor)), [true, false])
  func order(seed: UInt64, atOnce: Bool) async {
    var random = SeededGenerator(seed: seed)
    let layers = await Layers(&random)
    #expect(layers.ends == [], "\(layers.story)")
    await layers.goBack(to: random.below(2), atOnce: atOnce, animated: random.chance(50))
    #expect(layers.ends == layers.expectedEnds, "\(layers.story)")
  }

  #if !canImport(UIKit)
    @Test("Flows on one stack that the user leaves by the menu of the back button end innermost first")
    func menu() async throws {
      let home = HomeViewController()
      home.title = "Catalogue"
      let navigation = stack(home)
      let app = App(root: navigation)
      var ends: [Int] = []
      for number in 1...3 {
        let flow = Flow<Void>()
        Task {
          try? await run(flow)
          ends.append(number)
        }
        await settle()
        let screen = FormViewController()
        flow.follow(screen)
        navigation.pushViewController(screen, animated: true)
        await app.rest()
        await settle()
      }
      try app.window.user.back(to: "Catalogue")
      await app.rest()
      await until { ends.count == 3 }
      #expect(ends == [3, 2, 1])
    }
  #endif
}
