#if !canImport(UIKit)
  import Portolan
  import PortolanLinks
  import PortolanTool
  import Testing

  /// A feature whose links are in conflict with the app's.
  private enum DockScreen: Hashable, Codable, Sendable, Linkable {
    case dock(Int)

    static let links = FeatureLinks<DockScreen> {
      Link("/{number}", DockScreen.dock) { if case .dock(let number) = $0 { number } else { nil } }
    }
  }

  private enum YardScreen: Screen, Codable, Linkable {
    case home
    case berth(Int)
    case docks(DockScreen)

    static let links = LinkTable<YardScreen>.trusting("https://yard.example") {
      Link("/", .home)
      Link("/docks/{berth}", YardScreen.berth) { if case .berth(let number) = $0 { number } else { nil } }
      LinkGroup("/docks", YardScreen.docks) { if case .docks(let screen) = $0 { screen } else { nil } }
    }
  }

  private final class YardUnderTool: ToolApp {
    typealias AppScreen = YardScreen

    let window = UIWindow()
    let router = DefaultRouter()

    init(options: NoOptions) async throws {}
  }

  private enum YardTool: PortolanCommand {
    typealias App = YardUnderTool

    static let name = "yard"
  }

  @Suite("The command line of an app whose features are in conflict", .limited)
  @MainActor
  struct FaultyTableTests {
    @Test(
      "Every command reports the conflict with the names of the features, and nothing is started",
      arguments: [
        ["links", "check"], ["links", "list"], ["open", "https://yard.example/"], ["links", "match", "x"],
      ])
    func reported(line: [String]) async throws {
      let outcome = await YardTool.outcome(of: line)
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.diagnosis == """
          The table of links has a fault:
          - Pattern "/docks/{number}" of DockScreen: it reads no link: "/docks/{berth}" reads them all. To fix: give the features different prefixes, or the two patterns different paths or items.
          """)
      let document = await YardTool.outcome(of: line + ["--json"])
      #expect(try failures(in: document.output).first?["code"] as? String == "table")
    }

    @Test("A valid table is checked together with the samples of the app")
    func valid() async {
      #expect(
        await HarbourTool.outcome(of: ["links", "check"])
          == .done("3 patterns without a conflict, 0 samples read as they are printed"))
    }
  }
#endif
