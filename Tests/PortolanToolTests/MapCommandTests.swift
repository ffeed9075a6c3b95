#if !canImport(UIKit)
  import Foundation
  import Portolan
  import PortolanLinks
  @testable import PortolanTool
  import Testing

  /// The screens of an app with tabs, guards and a route that chooses by what is there.
  private enum PortScreen: Screen, Codable, Linkable {
    case tabs, lobby, garden, vault, letter, ruin

    static let links = LinkTable<PortScreen>.trusting("https://port.example") {
      Link("/", .lobby)
      Link("/vault", .vault)
      Link("/letter", .letter)
      Link("/ruin", .ruin)
    }

    var assembly: any Assembly {
      InlineAssembly {
        guard self == .tabs else { return UIViewController() }
        let tabs = UITabBarController()
        // Two screens in controllers of the same class.
        tabs.viewControllers = [PortScreen.lobby, .garden].map { screen in
          let controller = UIViewController()
          controller.setScreen(screen)
          return UINavigationController(rootViewController: controller)
        }
        return tabs
      }
    }

    var route: Route<Self> {
      switch self {
      case .tabs: .root
      case .lobby, .garden: .part(of: .tabs)
      case .vault: .push(onto: .lobby).guarded(by: Watchman())
      case .letter: .push
      case .ruin: Route { $0.using(.push).from(Self.lostStack).assemble() }
      }
    }

    @MainActor private static var lostStack: DestinationStep<UINavigationController, Any?> {
      Step.found(by: NilFinder<UINavigationController, Any?>())
    }
  }

  private struct Watchman: RoutingInterceptor, CustomStringConvertible {
    nonisolated var description: String { "Watchman" }

    func perform(with context: Any?) async throws -> InterceptorAnswer { .proceed }
  }

  private final class PortUnderTool: ToolApp {
    typealias AppScreen = PortScreen

    let window = UIWindow()
    let router: DefaultRouter

    init(options: NoOptions) async throws {
      router = DefaultRouter(window: window)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try await router.navigate(to: PortScreen.lobby, animated: false)
    }

    nonisolated static var samples: [PortScreen] { [.lobby, .vault, .letter, .ruin] }
  }

  private enum PortTool: PortolanCommand {
    typealias App = PortUnderTool

    static let name = "port"
  }

  @Suite("The command map", .limited)
  @MainActor
  struct MapCommandTests {
    @Test("Mermaid has one line for each screen and for each part of a route, with its actions and guards")
    func mermaid() async {
      let outcome = await PortTool.outcome(of: ["map"])
      #expect(
        outcome.output == """
          flowchart LR
            %% links: https://port.example
            s_lobby["lobby<br/>/"]
            s_vault["vault<br/>/vault"]
            s_letter["letter<br/>/letter"]
            s_ruin["ruin<br/>/ruin<br/>no route: there is nothing to start from: NilFinder found none, \
          and the route starts with that step"]:::fault
            s_root(["root"])
            s_tabs["tabs"]
            s_anywhere(["anywhere"])
            s_UINavigationController{{"UINavigationController"}}
            s_root -->|"replaceRoot"| s_tabs
            s_tabs -->|"part"| s_lobby
            s_lobby ==>|"push; guarded by Watchman"| s_vault
            s_anywhere -->|"presentModally UINavigationController, push"| s_letter
            s_UINavigationController -->|"push"| s_letter
            classDef fault stroke:#c00,stroke-width:3px

          """)
    }

    @Test("DOT and JSON have the same screens and ways")
    func formats() async throws {
      let dot = await PortTool.outcome(of: ["map", "--format", "dot"]).output
      #expect(dot.contains(#"s_lobby -> s_vault [label="push; guarded by Watchman", style=bold];"#), "\(dot)")
      #expect(dot.hasSuffix("}\n"))
      let json = await PortTool.outcome(of: ["map", "--format", "json"]).output
      let map = try JSONDecoder().decode(NavigationMap.self, from: Data(json.utf8))
      #expect(map.ways.count == 5)
      #expect(map.places.first { $0.name == "vault" }?.link == "/vault")
      #expect(map.ways.first { $0.to == "vault" }?.guards == ["Watchman"])
    }

    @Test("A committed map is current, or the lines that have changed are reported in their order")
    func check() async throws {
      let folder = try TemporaryFolder()
      let file = folder.url.appending(path: "Map.dot").path
      let text = await PortTool.outcome(of: ["map", "--format", "dot"]).output
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(filePath: file))
      #expect(await PortTool.outcome(of: ["map", "--check", file]) == Outcome())
      try Data(text.replacing("; guarded by Watchman\", style=bold", with: "\"").utf8).write(to: URL(filePath: file))
      let outcome = await PortTool.outcome(of: ["map", "--check", file])
      #expect(outcome.status == .failed)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.diagnosis.contains(
          """
          - s_lobby -> s_vault [label="push"];
          + s_lobby -> s_vault [label="push; guarded by Watchman", style=bold];
          To fix:
          """), "\(outcome.diagnosis)")
    }

    @Test(
      "Bad input is explained",
      arguments: [
        (["--check", "/nowhere.mmd"], 2, "Cannot read"), (["--check", "Map.mmd", "--format", "svg"], 64, "be checked"),
        (["--format", "pdf"], 64, "pdf"),
      ])
    func badInput(arguments: [String], status: Int32, text: String) async {
      let outcome = await PortTool.outcome(of: ["map"] + arguments)
      #expect(outcome.status.rawValue == status)
      #expect(outcome.diagnosis.contains(text), "\(outcome)")
    }

    @Test("An app without samples has no map")
    func noSamples() async {
      let outcome = await HarbourTool.outcome(of: ["map"])
      #expect(outcome.status == .failed)
      #expect(outcome.diagnosis.contains("list them in ToolApp.samples"))
    }

    @Test("A Graphviz that is missing, that fails, or that hangs is an error")
    func graphviz() throws {
      let folder = try TemporaryFolder()
      let hanging = folder.url.appending(path: "dot").path
      try Data("#!/bin/sh\nexec sleep 600\n".utf8).write(to: URL(filePath: hanging))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hanging)
      for (program, reason) in [
        ("no-such-graphviz", "no program named"), ("false", "status 1"), (hanging, "longer than"),
      ] {
        var error: ToolFault?
        repeat {
          error = #expect(throws: ToolFault.self) {
            // Foundation sees the end of a process only when processes that other tests started meanwhile have ended, too.
            try GraphvizDrawing(program: program, limit: program == hanging ? 0.3 : 900).svg(of: "digraph {}")
          }
          // Another test starts a process at this moment, for which the new file is still open.
        } while error?.description.contains("status 126") == true
        #expect(error?.code == "graphviz")
        #expect(error?.description.contains(reason) ?? false, "\(String(describing: error))")
      }
    }
  }
#endif
