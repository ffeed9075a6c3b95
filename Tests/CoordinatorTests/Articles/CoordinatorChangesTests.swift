import Portolan
import PortolanArticles
import Testing

@Suite("Coordinators that come and go while a link travels")
@MainActor
struct CoordinatorChangesTests {
  private final class Child: BaseCoordinator<Int> {
    var onLink: () -> Bool = { false }
    private(set) var starts = 0

    override func handle(_ option: Int) -> Bool { onLink() }

    override func start(with option: Int?) {
      starts += 1
      _ = onLink()
    }
  }

  @Test("A coordinator that is released while a link travels is not offered the link")
  func removed() {
    let parent = BaseCoordinator<Int>()
    let (first, second, third) = (Child(), Child(), Child())
    for child in [first, second, third] { parent.addDependency(child) }
    var taken: [String] = []
    first.onLink = {
      parent.removeDependency(second)
      return false
    }
    second.onLink = {
      taken.append("second")
      return true
    }
    third.onLink = {
      taken.append("third")
      return true
    }
    #expect(parent.deliver(1))
    #expect(taken == ["third"])
    parent.addDependency(second)
    parent.broadcast(1)
    #expect((first.starts, second.starts, third.starts) == (1, 0, 1))
  }

  @Test("A coordinator that is gone leaves nothing behind, in either order of finishing")
  func leaks() {
    weak var parent: BaseCoordinator<Int>?
    weak var child: Child?
    do {
      let (one, other) = (BaseCoordinator<Int>(), Child())
      (parent, child) = (one, other)
      one.addDependency(other)
      other.finishFlow = { [weak one, weak other] in one?.removeDependency(other) }
      other.onLink = { [weak other] in
        other?.finishFlow?()
        return true
      }
      #expect(one.deliver(1))
      #expect(one.childCoordinators.isEmpty)
      other.finishFlow?()
    }
    #expect(parent == nil)
    #expect(child == nil)
  }
}
