#if !canImport(UIKit)
  import Foundation
  import PortolanTool
  import Testing

  @Suite("The samples of an app", .limited)
  @MainActor
  struct SampleTests {
    @Test("A sample without a link is a screen of the map, and no fault of the links")
    func withoutLink() async throws {
      let check = await DepotTool.outcome(of: ["links", "check"])
      #expect(
        check
          == .done("2 patterns without a conflict, 2 samples read as they are printed, 1 without a link: cellar"))
      let map = await DepotTool.outcome(of: ["map"])
      #expect(map.output.contains(#"s_cellar["cellar"]"#), "\(map)")
      #expect(map.output.contains(#"s_hall -->|"push"| s_cellar"#), "\(map)")
      let screens = await DepotTool.outcome(of: ["screens"])
      #expect(screens.output.hasSuffix("one of these:\n/\n/crates/{number}"), "\(screens)")
    }

    @Test("The start of a way in the map is a screen, also if other screens have controllers of the same class")
    func starts() async {
      let map = await DepotTool.outcome(of: ["map"])
      #expect(!map.output.contains("UIViewController"), "\(map)")
    }
  }
#endif
