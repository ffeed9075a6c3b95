#if !canImport(UIKit)
  import Foundation
  import PortolanSketch
  import PortolanTestTraits
  import ShopNavigation
  import Testing
  @testable import shop_sketch

  @Suite("The sketch of the shop", .limited)
  @MainActor
  struct ShopSketchTests {
    private func started(_ options: String...) async throws -> ToolRun<SketchApp<ShopSketch>> {
      ToolRun(try await SketchApp<ShopSketch>(options: .parse(options)))
    }

    @Test("The login that a guard shows lets the link go on, and after a log-out the settings leave")
    func login() async throws {
      let run = try await started()
      try await run.perform(["tap Account", "tap Settings"])
      #expect(run.possibleSteps.contains("tap Log in"), "\(run.possibleSteps)")
      try await run.perform(["tap Log in"])
      #expect(run.screenText.contains("https://shop.example/settings"), "\(run.screenText)")
      try await run.perform(["log out"])
      #expect(run.possibleSteps.contains("tap Settings"), "\(run.possibleSteps)")
    }

    @Test("A flag is on at the launch if the command line turns it on")
    func flags() async throws {
      let run = try await started("--on", "logged-in")
      #expect(run.app.fingerprint == "logged-in is on")
      try await run.perform(["tap Account", "tap Settings"])
      #expect(run.screenText.contains("https://shop.example/settings"), "\(run.screenText)")
      #expect(try await started().app.fingerprint == "logged-in is off")
    }

    @Test("A placeholder shows the value and the link of its screen, and a button for each exit")
    func placeholder() async throws {
      let run = try await started()
      try await run.perform(["tap Product 42"])
      for text in ["Product 42", "product(id: 42)", "https://shop.example/products/42"] {
        #expect(run.screenText.contains(text), "\(run.screenText)")
      }
    }

    @Test("The navigation and its sketch have at most 45 code lines")
    func size() throws {
      let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples/Shop/Sources")
      let lines = try ["ShopNavigation/ShopScreen.swift", "shop-sketch/ShopSketch.swift"].flatMap { name in
        try String(contentsOf: sources.appending(path: name), encoding: .utf8).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") && !$0.allSatisfy(\.isWhitespace) }
      }
      #expect(lines.count <= 45)
    }

    @Test("The verification is complete for pairs and finds nothing", .ownProcess)
    func verified() async {
      await #expect(processExitsWith: .success) {
        let report = try await SketchApp<ShopSketch>.verify()
        #expect(report.isComplete, "\(report)")
      }
    }
  }
#endif
