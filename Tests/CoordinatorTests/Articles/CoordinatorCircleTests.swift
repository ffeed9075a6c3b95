#if os(macOS) || os(Linux)
  import Portolan
  import Testing

  @Suite("Coordinators in a circle", .limited)
  struct CoordinatorCircleTests {
    @Test("A coordinator takes none that is above it for a child, which would never be let go of")
    func circle() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (parent, child) = (BaseCoordinator<Int>(), BaseCoordinator<Int>())
          parent.addDependency(child)
          child.addDependency(parent)
        }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("To fix: tell those above through finishFlow or a weak reference."), "\(said)")
    }
  }
#endif
