import Portolan
import PortolanTestTraits
import Testing

@MainActor
@Suite("A promise", .limited)
struct PromiseTests {
  @Test("The first value counts, and a wait that comes later has it at once")
  func firstValue() async {
    let promise = Promise<Int>()
    #expect(promise.end(with: 1))
    #expect(!promise.end(with: 2))
    #expect(await promise.wait() == 1)
    #expect(await promise.wait() == 1)
  }

  @Test("A cancellation that comes after the value calls nothing, even before the waiting task has resumed")
  func lateCancellation() async {
    let promise = Promise<Int>()
    var isCancelled = false
    let task = Task { await promise.wait { isCancelled = true } }
    await settle()
    promise.end(with: 1)
    task.cancel()
    #expect(await task.value == 1)
    await settle()
    #expect(!isCancelled)
  }

  @Test("A task that was cancelled before it waits calls the closure once")
  func earlyCancellation() async {
    let promise = Promise<Int>()
    var calls = 0
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await promise.wait { calls += 1 }
    }
    await settle()
    #expect(calls == 1)
    promise.end(with: 1)
    #expect(await task.value == 1)
    await settle()
    #expect(calls == 1)
  }

  #if os(macOS) || os(Linux)
    @Test("Two tasks that wait for one promise end the program, and the message says how to mend it", .ownProcess)
    func secondWait() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let promise = await Promise<Int>()
        let first = Task { @MainActor in await promise.wait() }
        await Task { @MainActor in _ = await promise.wait() }.value
        _ = await first.value
      }
      #expect(result.errorText.contains("Two tasks wait for one promise. To fix: make a promise for each wait."))
    }
  #endif
}
