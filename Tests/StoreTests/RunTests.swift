import PortolanHierarchy

#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanTool
  import StoreApp
  import StoreLinks
  import StoreTool
  import Testing

  @Suite("Runs of the store", .limited)
  @MainActor
  struct RunTests {
    @Test("A cold start with a link is reported")
    func open() async throws {
      let report = try await StoreRun.start().open("https://store.example/products/42")
      #expect(report.reached == true)
      #expect(report.failure == nil)
      #expect(report.plan?.steps.map(\.screen) == ["UINavigationController", "product(id: 42)"])
      #expect(report.events?.last == "reached product(id: 42)")
      #expect(
        report.after?.description == """
          UIWindow
          └─ UITabBarController  selected 0
             ├─ UINavigationController
             │  ├─ HomeViewController
             │  └─ ProductViewController(id: 42)  ← top
             ├─ UINavigationController
             │  └─ CatalogueViewController
             ├─ BagViewController(items: 0)
             └─ UINavigationController
                └─ AccountViewController
          """)
    }

    @Test("A plan changes nothing and reports the reasons")
    func plan() async throws {
      let run = try await StoreRun.start()
      try await run.perform(["tap Account"])
      let before = WindowInstances(of: run.app.store.window)
      let report = try await run.plan("store://bag")
      #expect(WindowInstances(of: run.app.store.window) == before)
      #expect(report.reached == nil)
      #expect(report.plan?.steps.last?.action == "presentModally")
      #expect(report.why?.last == "found UITabBarController by Step.current")
      #expect(report.before.root?.selected == 3)
    }

    @Test("After the login, the screen is reached")
    func logsIn() async throws {
      let run = try await StoreRun.start()
      let report = try await run.open("store://settings")
      #expect(report.reached == true)
      #expect(run.app.store.modals.isEmpty)
      #expect(run.app.store.top is SettingsViewController)
    }

    @Test("Without the login the screen is not reached, and the denial is reported")
    func declines() async throws {
      let run = try await StoreRun.start("--decline-login")
      let before = WindowInstances(of: run.app.store.window)
      let report = try await run.open("store://settings")
      #expect(report.reached == false)
      #expect(report.failure?.diagnosis.contains("requires a login") == true)
      #expect(WindowInstances(of: run.app.store.window) == before)
    }

    @Test("Steps are performed one after another, and wait for the work of their buttons")
    func steps() async throws {
      let run = try await StoreRun.start()
      try await run.perform([
        "store://products/7", "tap Add to bag", "swipe back", "tap Account", "tap Settings", "back", "log out",
        "store://login", "tap Forgot password", "back", "swipe down", "store://text-input", "type Ahoy", "tap Continue",
      ])
      #expect((run.app.store.top as? TextConfirmationViewController)?.text == "Ahoy")
      #expect(run.app.store.bag.items == [7])
    }

    @Test(
      "A failed step is reported on one line, with the reason and the possible steps",
      arguments: [
        ("jump", #"Cannot do step 1, "jump": there is no such step. To fix: try one of: a link, tap NAME, back, "#),
        (
          "tap Nowhere",
          #"Cannot do step 1, "tap Nowhere": nothing on screen has that title. To fix: try one of: tap Home,"#
        ),
        ("back", #"Cannot do step 1, "back": there is no back button on screen. To fix: try one of: tap Home, "#),
        ("swipe down", #"Cannot do step 1, "swipe down": there is no sheet on top. To fix: try one of: tap Home, "#),
        ("type Ahoy", #"Cannot do step 1, "type Ahoy": there is no text field on screen. To fix: "#),
        (
          "store://nowhere",
          #"Cannot do step 1, "store://nowhere": Cannot open "store://nowhere": "#
        ),
        ("store://products/4711", #"Cannot do step 1, "store://products/4711": There is no product 4711. To fix: "#),
      ])
    func badStep(step: String, text: String) async throws {
      let run = try await StoreRun.start()
      let error = await #expect(throws: StepFailure.self) { try await run.perform([step]) }
      let description = try #require(error).description
      #expect(description.hasPrefix(text), "\(description)")
      #expect(!description.contains("\n"))
    }

    @Test("A run is always reported by the same document, which can be decoded")
    func json() async throws {
      let one = try await JSONDocument.text(of: StoreRun.start().open("store://cities/genoa"))
      let other = try await JSONDocument.text(of: StoreRun.start().open("store://cities/genoa"))
      #expect(one == other)
      let report = try JSONDecoder().decode(OpenReport<StoreScreen>.self, from: Data(one.utf8))
      #expect(report.screen == .city(name: .genoa))
      #expect(report.version == 1)
    }
  }
#endif
