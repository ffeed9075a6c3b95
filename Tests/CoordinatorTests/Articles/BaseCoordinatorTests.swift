import Portolan
import PortolanArticles
import Testing

private enum Option: Equatable {
  case home, form
}

/// Notes what it is started with, and takes the options that it is told to.
private final class Recorder: BaseCoordinator<Option> {
  private(set) var starts: [Option?] = []
  private(set) var offered: [Option] = []
  var taken: Set<Int> = []
  var takes: Option?

  override func start(with option: Option?) {
    starts.append(option)
    broadcast(option)
  }

  override func handle(_ option: Option) -> Bool {
    offered.append(option)
    return option == takes
  }
}

/// Declares what its owner is told, as the articles' coordinators do.
private final class Chooser: BaseCoordinator<Option> {
  var finishFlow: ((String?) -> Void)?

  func choose() { finishFlow?("tea") }
  override func screensDidLeave() { finishFlow?(nil) }
}

@Suite("Coordinators with children", .everyCompletion, .limited)
@MainActor
struct BaseCoordinatorTests {
  @Test("A child is kept once, and dropped with all below it")
  func dependencies() {
    let root = Recorder()
    weak var child: Recorder?
    weak var grandchild: Recorder?
    var kept: Recorder?
    do {
      let one = Recorder()
      let two = Recorder()
      child = one
      grandchild = two
      kept = one
      root.addDependency(one)
      root.addDependency(one)
      one.addDependency(two)
    }
    #expect(root.childCoordinators.count == 1)
    root.removeDependency(kept)
    root.removeDependency(kept)
    root.removeDependency(nil)
    #expect(root.childCoordinators.isEmpty)
    #expect(grandchild == nil, "though somebody still keeps the child")
    #expect(child != nil)
    kept = nil
    #expect(child == nil)
  }

  @Test("Starting is starting without a link, and a link is broadcast down the tree")
  func broadcast() {
    let root = Recorder()
    let children = [Recorder(), Recorder()]
    for child in children { root.addDependency(child) }
    let coordinator: any Coordinator<Option> = root
    coordinator.start()
    coordinator.start(with: .form)
    #expect(root.starts == [nil, .form])
    #expect(children.map(\.starts) == [[nil, .form], [nil, .form]])
  }

  @Test("A delivery stops at the first coordinator that takes the link, depth first")
  func delivery() {
    let root = Recorder()
    let (first, inner, second) = (Recorder(), Recorder(), Recorder())
    root.addDependency(first)
    first.addDependency(inner)
    root.addDependency(second)
    inner.takes = .form
    second.takes = .home

    #expect(root.deliver(.form))
    #expect([root, first, inner, second].map(\.offered.count) == [1, 1, 1, 0])
    #expect(root.deliver(.home))
    #expect(second.offered == [.home])
    inner.takes = nil
    #expect(!root.deliver(.form))
  }

  @Test("The end of a flow is told once each time it is set, by any caller")
  func finishFlow() {
    let coordinator = Recorder()
    let ends = Counter()
    #expect(coordinator.finishFlow == nil)
    coordinator.finishFlow = { ends.add() }
    let finish = coordinator.finishFlow
    finish?()
    finish?()
    coordinator.finishFlow?()
    #expect(ends.count == 1)
    coordinator.finishFlow = { ends.add() }
    coordinator.finishFlow?()
    #expect(ends.count == 2)
  }

  @Test("A coordinator has a finishFlow of its own, which is told of the end in either way", .headlessOnly)
  func ownFinishFlow() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let coordinator = Chooser()
    var choices: [String?] = []
    coordinator.finishFlow = { choices.append($0) }
    coordinator.choose()
    let form = FormViewController()
    coordinator.follow(form)
    navigation.pushViewController(form, animated: false)
    await settle()
    try app.window.user.swipeBack()
    await until { choices.count == 2 }
    #expect(choices == ["tea", nil])
  }

  @Test("A coordinator whose screen the user leaves finishes, and is gone with its children", .headlessOnly)
  func follow() async throws {
    let navigation = stack(HomeViewController())
    let app = App(root: navigation)
    let parent = Recorder()
    weak var child: Recorder?
    weak var grandchild: Recorder?
    let ends = Counter()
    func begin() {
      let coordinator = Recorder()
      let inner = Recorder()
      child = coordinator
      grandchild = inner
      coordinator.addDependency(inner)
      coordinator.finishFlow = { [weak parent, weak coordinator] in
        ends.add()
        parent?.removeDependency(coordinator)
      }
      parent.addDependency(coordinator)
      let form = FormViewController()
      coordinator.follow(form)
      navigation.pushViewController(form, animated: false)
    }
    begin()
    await settle()
    #expect(child != nil)

    try app.window.user.swipeBack()
    await until { child == nil }

    #expect(ends.count == 1)
    #expect(child == nil)
    #expect(grandchild == nil)
    #expect(parent.childCoordinators.isEmpty)
  }
}
