#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanExecutor
  import PortolanTestSupport
  @testable import PortolanTool
  import Testing

  /// An app whose steps work in other places than the main actor.
  private final class WorkshopUnderTool: ToolApp {
    typealias AppScreen = HarbourScreen

    let window = UIWindow()
    let router: DefaultRouter
    private var delivery: Task<Void, Never>?

    init(options: NoOptions) async throws {
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try await router.navigate(to: HarbourScreen.quay, animated: false)
    }

    func settle() async -> [any Error] {
      await delivery?.value
      return []
    }

    nonisolated static var steps: [ToolStep<WorkshopUnderTool>] {
      [
        ToolStep("queue") { app in DispatchQueue.main.async { MainActor.assumeIsolated { app.open(.pier(1)) } } },
        ToolStep("deliver") { app in
          app.delivery = Task {
            await withCheckedContinuation { continuation in
              // The main queue comes round when the task is suspended, so that the thread does not resume it before.
              let isSuspended = DispatchSemaphore(value: 0)
              DispatchQueue.main.async { isSuspended.signal() }
              DispatchQueue.global().async {
                isSuspended.wait()
                continuation.resume()
              }
            }
            app.open(.pier(2))
          }
        },
      ]
    }

    private func open(_ screen: HarbourScreen) { router.navigate(to: Destination(screen)) { _ in } }
  }

  private enum WorkshopTool: PortolanCommand {
    typealias App = WorkshopUnderTool

    static let name = "workshop"
  }

  @Suite("Commands in virtual time", .limited, .enabled(if: VirtualExecutor.isAvailable))
  struct VirtualRunTests {
    @MainActor
    private static func outcome(of arguments: [String], tool: any PortolanCommand.Type = HarbourTool.self) async
      -> Outcome
    { await VirtualRun.outcome { await tool.outcome(of: arguments) } }

    // Each test has a process of its own, in which no other test uses the main actor.

    @Test("A command reports the same in virtual time and on the ordinary executor", .ownProcess)
    func same() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let lines = [
          ["open", "harbour://piers/7", "--after", "harbour://piers/3", "--after", "back"],
          ["open", "harbour://customs"],
          ["show", "harbour://piers/7", "--then", "back", "--then", "storm"], ["open", "harbour://nowhere"],
          ["open", "harbour://piers/7", "--plan"], ["show", "harbour://piers/7", "--then", "flood"],
        ]
        for line in lines {
          let virtual = await VirtualRunTests.outcome(of: line)
          #expect(VirtualRun.current == nil)
          #expect(await HarbourTool.outcome(of: line) == virtual, "\(line)")
        }
      }
    }

    @Test("A run of an app beside a command in virtual time comes to rest, also if the command ends first", .ownProcess)
    func beside() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let run = ToolRun(try await WorkshopUnderTool(options: NoOptions()))
        var (isUnderWay, waits, isAtRest) = (false, false, false)
        let command = Task {
          await VirtualRun.outcome {
            isUnderWay = true
            while !waits { try? await Task.sleep(for: .seconds(1)) }
            return Outcome(output: "ended")
          }
        }
        #expect(await until { isUnderWay })
        Task {
          waits = true
          await run.waitUntilIdle()
          isAtRest = true
        }
        #expect(await command.value.output == "ended")
        #expect(await until { isAtRest })
      }
    }

    @Test("A block on the main queue belongs to its step", .ownProcess)
    func mainQueue() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let outcome = await VirtualRunTests.outcome(
          of: ["show", "harbour://", "--then", "queue"], tool: WorkshopTool.self)
        #expect(outcome.output.contains("pier(1)"), "\(outcome)")
        #expect(outcome.diagnosis.isEmpty)
      }
    }

    @Test("Work that comes back from a thread is reported by its name, and the command runs in real time", .ownProcess)
    func thread() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let outcome = await VirtualRunTests.outcome(
          of: ["show", "harbour://", "--then", "deliver"], tool: WorkshopTool.self)
        #expect(outcome.output.contains("pier(2)"), "\(outcome)")
        #expect(outcome.status == .done)
        #expect(outcome.diagnosis.hasPrefix("Work left the main actor for these threads"))
      }
    }
  }
#endif
