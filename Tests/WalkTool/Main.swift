#if canImport(UIKit)
  @main
  struct Main {
    static func main() {
      print("Walks take place where there is no UIKit")
    }
  }
#else
  import Foundation
  import PortolanTool
  import WalkSupport

  /// A program that takes random walks, or performs the same round many times.
  ///
  /// Usage: `walk [--operations N] [--seed S]`, `walk restored [--operations N] [--seed S]`, `walk rounds [--rounds N]`,
  /// `walk recorded [--walks N] [--seed S]`, or `walk rules FOLDER OTHER`, which compares recordings of rules.
  @main
  struct Main {
    @MainActor
    static func main() async {
      if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "rules" {
        exit(RecordedRules.outcome(of: CommandLine.arguments[2], against: CommandLine.arguments[3]).write().rawValue)
      }
      let options = CommandLine.arguments.dropFirst().filter { $0.hasPrefix("-") }
      guard options.allSatisfy(["--operations", "--seed", "--rounds", "--walks"].contains) else {
        note(
          """
          usage: walk [restored] [--operations N] [--seed S], walk rounds [--rounds N], or walk recorded [--walks N] [--seed S]
          """)
        exit(64)
      }
      if CommandLine.arguments.dropFirst().first == "recorded" {
        let walks = option("--walks").flatMap { UInt64($0) } ?? 200
        let first = option("--seed").flatMap { UInt64($0) } ?? 1
        let start = ContinuousClock.now
        let outcome = await VirtualRun.outcome { await RecordedWalk.outcome(of: walks, from: first) }
        print("\(outcome.output)\(outcome.diagnosis) in \(ContinuousClock.now - start)")
        exit(outcome.status.rawValue)
      }
      if CommandLine.arguments.dropFirst().first == "rounds" {
        goRounds(option("--rounds").flatMap { Int($0) } ?? 1_000_000)
      }
      let limit = option("--operations").flatMap { Int($0) } ?? 10_000_000
      let seed = option("--seed").flatMap { UInt64($0) } ?? 1
      if CommandLine.arguments.dropFirst().first == "restored" { restore(until: limit, from: seed) }
      nameTheWalkInCrashes()
      var campaign = Campaign(seed: seed)
      campaign.run(until: min(limit, limit / 100 + 1), reportingTo: show)
      // Objects that are created only once, such as metadata of generic types, exist by now.
      let start = Memory()
      print("seed \(seed): \(start) at the start")
      for part in 1...10 where limit >= 100 {
        campaign.run(until: limit / 10 * part, reportingTo: show)
        note("\(campaign.summary), \(Memory())")
      }
      campaign.run(until: limit, reportingTo: show)
      let end = Memory()
      print("\(end) at the end")
      print("requests: \(Tally.shared.summary)")
      print(campaign.summary)
      let hasGrown = end.resident > start.resident + allowance
      if hasGrown { print("The resident memory has grown by \(end.resident - start.resident) KiB") }
      exit(campaign.failures.isEmpty && !hasGrown ? 0 : 1)
    }

    /// Walks through generated apps, stores and restores each state, and exits with 1 if a state does not come back.
    @MainActor
    private static func restore(until limit: Int, from seed: UInt64) -> Never {
      var campaign = RestoredCampaign(seed: seed)
      for part in 1...10 where limit >= 100 {
        campaign.run(until: limit / 10 * part) { note("\n\($0)\n") }
        note(campaign.summary)
      }
      campaign.run(until: limit) { note("\n\($0)\n") }
      print(campaign.summary)
      exit(campaign.failures.isEmpty ? 0 : 1)
    }

    /// Performs rounds, and exits with 1 if anything is left behind.
    @MainActor
    private static func goRounds(_ limit: Int) -> Never {
      let rounds = Rounds()
      rounds.run(until: limit / 10)
      let start = Heap.bytesInUse ?? 0
      for part in 2...10 {
        rounds.run(until: limit / 10 * part)
        note("\(rounds.count) rounds, heap \(megabytes(Heap.bytesInUse ?? 0)) MB, \(Memory())")
      }
      rounds.run(until: limit)
      let end = Heap.bytesInUse ?? 0
      rounds.finish()
      let living = Rounds.livingControllers
      if let fault = rounds.fault { print(fault) }
      print(
        "\(rounds.count) rounds, heap \(megabytes(start)) MB after 10 %, \(megabytes(end)) MB at the end, "
          + "\(living) controllers alive")
      exit(rounds.fault == nil && living == 0 && end - start < 100_000 ? 0 : 1)
    }

    /// Prints a failure as soon as it is found.
    private static func show(_ failure: WalkSupport.Failure) {
      note("\n\(failure)\n")
    }

    private static func megabytes(_ bytes: Int) -> String {
      String(format: "%.3f", Double(bytes) / 1_000_000)
    }

    /// Prints the seed of the running walk in a crash, since traps and UIKit's exceptions end the program.
    private static func nameTheWalkInCrashes() {
      for number in [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS] {
        signal(number) { number in
          Main.note("Crashed in the walk of seed \(Campaign.seedUnderWay)")
          signal(number, SIG_DFL)
          raise(number)
        }
      }
    }

    /// The permitted growth of the resident memory in KiB, which a single object left behind by each walk would by far
    /// exceed.
    private static let allowance = 4 * 1024

    private static func option(_ name: String) -> String? {
      let arguments = CommandLine.arguments
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
      return arguments[index + 1]
    }

    fileprivate nonisolated static func note(_ line: String) {
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
#endif
