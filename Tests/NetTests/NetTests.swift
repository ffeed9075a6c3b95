#if !canImport(UIKit)
  import BankTool
  import FlawedApp
  import Foundation
  import PortolanExecutor
  import PortolanTestSupport
  import StoreTool
  import Testing

  /// The net under changes of the router: what it plans and does in every state of three apps, as files.
  @Suite(
    "What the router plans and does is as the files of Tests/Net have it; if a change is meant, commit them",
    .serialized, .timeLimit(.minutes(60)),
    .enabled(
      if: Net.isDrawn && VirtualExecutor.isAvailable, "Scripts/net.sh runs these tests in a process of their own."))
  @MainActor
  struct NetTests {
    @Test("The plans of the store are those of the committed file")
    func store() throws { #expect(try PlanNet<StoreUnderTool>().draw("store", depth: Net.isDeep ? 5 : 3) == []) }

    @Test("The plans of the bank are those of the committed file")
    func bank() throws { #expect(try PlanNet<BankUnderTool>().draw("bank", depth: 5) == []) }

    @Test("The plans of the app with faults are those of the committed file")
    func flawed() throws { #expect(try PlanNet<FlawedUnderTool>().draw("flawed", depth: Net.isDeep ? 5 : 4) == []) }

    @Test("The events of the stories are those of the committed files")
    func stories() async throws {
      let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples").standardized
      #expect(
        try await StoryNet<StoreUnderTool>.draw(examples.appending(path: "Store/Scenarios"), as: "store-events.txt")
          == nil)
      #expect(
        try await StoryNet<BankUnderTool>.draw(examples.appending(path: "Modules/Scenarios"), as: "bank-events.txt")
          == nil)
    }
  }
#endif
