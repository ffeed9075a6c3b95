#if !canImport(UIKit)
  import Portolan
  import PortolanArticles
  import Testing

  @Suite("Coordinators in a circle", .limited)
  struct CoordinatorCircleTests {
    @Test("A coordinator takes neither itself nor an ancestor for a child, and the log says why", .ownProcess)
    func circle() async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (parent, child) = (BaseCoordinator<Int>(), BaseCoordinator<Int>())
          parent.addDependency(child)
          child.addDependency(parent)
          child.addDependency(child)
          #expect(parent.childCoordinators.count == 1)
          #expect(child.childCoordinators.isEmpty)
          #expect(!parent.deliver(1))
        }
      }
      let said = result.errorText
      #expect(
        said.contains("child of BaseCoordinator<Int>, which is below it. To fix: tell those above through"), "\(said)")
      #expect(said.contains("child of BaseCoordinator<Int>, which is the same coordinator."), "\(said)")
    }
  }
#endif
