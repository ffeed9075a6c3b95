#if !canImport(UIKit)
  import Portolan
  import PortolanLinks
  import PortolanTool

  /// The screens of an app with a sample of each, also of those without a link, in controllers of one class.
  enum DepotScreen: Screen, Codable, Linkable {
    case hall, crate(Int), cellar

    static let links = LinkTable<DepotScreen>.trusting("https://depot.example") {
      Link("/", .hall)
      Link("/crates/{number}", DepotScreen.crate) { if case .crate(let number) = $0 { number } else { nil } }
    }

    var assembly: any Assembly { InlineAssembly { UIViewController() } }

    var route: Route<Self> { self == .hall ? .rootInNavigation : .push(onto: .hall) }
  }

  final class DepotUnderTool: ToolApp {
    typealias AppScreen = DepotScreen

    struct Options: ParsableArguments, Sendable {
      @Flag var isClosed = false
      @Option var crates = 1
    }

    let window = UIWindow()
    let router: DefaultRouter

    init(options: Options) async throws {
      router = DefaultRouter(window: window)
      window.makeKeyAndVisible()
      window.rootViewController = UIViewController()
      try await router.navigate(to: DepotScreen.crate(1), animated: false)
    }

    nonisolated static var samples: [DepotScreen] { [.hall, .crate(7), .cellar] }
  }

  /// The command line of the app, with commands of its own.
  enum DepotTool: PortolanCommand {
    typealias App = DepotUnderTool

    static let name = "depot"
    static let extraCommands: [any ParsableCommand.Type] = [StockCommand.self, LaterCommand.self]
  }

  /// An error of an app's own command.
  struct Shortage: Error, CustomStringConvertible {
    let description = "A crate is missing. To fix: order one."
  }

  /// A command whose argument chooses its end.
  struct StockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "stock")

    @Argument var end: String

    func run() throws {
      switch end {
      case "short": throw Shortage()
      case "wrong": throw ValidationError("There is no such crate.")
      case "help": throw CleanExit.message("All is there.")
      default: throw ExitCode(Int32(end) ?? 0)
      }
    }
  }

  /// A command that suspends before it ends.
  struct LaterCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "later")

    @Argument var code: Int32

    func run() async throws {
      await Task.yield()
      throw ExitCode(code)
    }
  }
#endif
