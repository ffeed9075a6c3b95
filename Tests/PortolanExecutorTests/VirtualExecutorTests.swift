#if !canImport(UIKit)
  import Dispatch
  @testable import PortolanExecutor
  import PortolanTestTraits
  import Testing

  @Suite("The virtual executor", .serialized, .limited, .enabled(if: VirtualExecutor.isAvailable))
  @MainActor
  struct VirtualExecutorTests {
    let executor = VirtualExecutor.shared

    @Test("Tasks of the main actor and of others run in the order of their start")
    func order() {
      var log: [Int] = []
      executor.run {
        Task {
          log.append(1)
          await Task.detached {}.value
          log.append(4)
        }
        Task { log.append(2) }
        Task {
          await Task.yield()
          log.append(3)
        }
        #expect(executor.drain())
      }
      #expect(Set(log) == [1, 2, 3, 4])
      #expect(log.prefix(2) == [1, 2])
      #expect(executor.isIdle)
    }

    @Test("An hour of sleep takes no time, and the shorter sleep ends first")
    func sleep() {
      var log: [String] = []
      let began = ContinuousClock.now
      executor.run {
        let start = executor.now
        Task {
          try? await Task.sleep(for: .seconds(3600))
          log.append("hour")
        }
        Task {
          try? await executor.sleep(for: .milliseconds(3_599_000))
          log.append("almost")
        }
        executor.drain()
        #expect(log.isEmpty)
        #expect(executor.delayedCount == 2)
        #expect(!executor.advance(upTo: start + .seconds(10)))
        while executor.advance() { executor.drain() }
        // The runtime counts from when the task asked, so that the real time until the executor was told is missing.
        let missing = .seconds(3600) - (executor.now - start)
        #expect(missing >= .zero && missing <= ContinuousClock.now - began)
      }
      #expect(log == ["almost", "hour"])
      #expect(ContinuousClock.now - began < .seconds(10))
    }

    @Test("A sleep takes no time wherever the task runs: on an actor, detached, or in a group")
    func sleepEverywhere() {
      var count = 0
      let began = ContinuousClock.now
      executor.run {
        OutsideWork.forget()
        Task {
          await Sleeper().sleep()
          count += 1
        }
        Task {
          await Task.detached { try? await Task.sleep(for: .seconds(1800)) }.value
          count += 1
        }
        Task {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { try? await Task.sleep(nanoseconds: 1_800_000_000_000) }
            group.addTask { await Sleeper().sleep() }
          }
          count += 1
        }
        executor.drain()
        while executor.advance() { executor.drain() }
        #expect(OutsideWork.names.isEmpty)
      }
      #expect(count == 3)
      #expect(ContinuousClock.now - began < .seconds(10))
    }

    @Test("A task of another thread sleeps in real time, on an actor as well")
    func sleepElsewhere() async {
      #expect(VirtualExecutor.isAvailable)
      let count = executor.delayedCount
      let began = ContinuousClock.now
      await Task.detached {
        try? await Task.sleep(for: .milliseconds(2))
        await Sleeper(duration: .milliseconds(2)).sleep()
      }.value
      #expect(ContinuousClock.now - began >= .milliseconds(4))
      #expect(executor.delayedCount == count)
    }

    @Test("A cancelled wait leaves nothing behind")
    func cancelled() {
      var ended: [Bool] = []
      executor.run {
        let count = executor.delayedCount
        let task = Task {
          do { try await executor.sleep(for: .seconds(1)) } catch { ended.append(Task.isCancelled) }
        }
        executor.drain()
        #expect(executor.delayedCount == count + 1)
        task.cancel()
        executor.drain()
        #expect(executor.delayedCount == count)
      }
      #expect(ended == [true])
    }

    @Test("Tasks that wake at the same time continue in the order in which they began to sleep")
    func sameTime() {
      var log: [Int] = []
      executor.run {
        for number in 1...3 {
          Task {
            try? await executor.sleep(for: .seconds(1))
            log.append(number)
          }
        }
        executor.drain()
        while executor.advance() { executor.drain() }
      }
      #expect(log == [1, 2, 3])
    }

    @Test("A program that was discarded does not continue in the next program")
    func discarded() {
      var log: [String] = []
      executor.run {
        Task { log.append("job") }
        executor.discard()
        Task {
          try? await executor.sleep(for: .seconds(1))
          log.append("sleep")
        }
        executor.drain()
        executor.discard()
        #expect(executor.isIdle && executor.delayedCount == 0)
        executor.drain()
        while executor.advance() { executor.drain() }
      }
      #expect(log == [])
    }

    @Test("A sleep up to an instant is not shorter for the moment that has passed since")
    func rounding() {
      #expect(Duration.microseconds(49_300).roundedUpToMilliseconds == .milliseconds(50))
      #expect(Duration.milliseconds(50).roundedUpToMilliseconds == .milliseconds(50))
      #expect(Duration.milliseconds(-5).roundedUpToMilliseconds == .zero)
    }

    @Test("Jobs that go on for ever reach the limit")
    func endless() {
      executor.run {
        let task = Task { while !Task.isCancelled { await Task.yield() } }
        #expect(!executor.drain(limit: 100))
        task.cancel()
        #expect(executor.drain())
      }
    }

    @Test("A dispatch queue that resumes a task is reported by name")
    func outside() {
      var isResumed = false
      // Only a task that is suspended already is resumed by the queue.
      let isSuspended = DispatchSemaphore(value: 0)
      executor.run {
        OutsideWork.forget()
        Task {
          await withCheckedContinuation { continuation in
            DispatchQueue(label: "elsewhere").async {
              isSuspended.wait()
              continuation.resume()
            }
          }
          isResumed = true
        }
        executor.drain()
        isSuspended.signal()
        while !isResumed, executor.waitForArrival(upTo: 10) { executor.drain() }
        #expect(OutsideWork.names.count == 1)
      }
      #expect(isResumed)
    }
  }

  /// An actor that sleeps, as one that imitates a server.
  private actor Sleeper {
    private let duration: Duration

    init(duration: Duration = .seconds(1800)) {
      self.duration = duration
    }

    func sleep() async { try? await Task.sleep(for: duration) }
  }
#endif
