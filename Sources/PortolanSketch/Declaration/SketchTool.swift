#if !canImport(UIKit)
  public import PortolanTool
  import PortolanSimulator
  import PortolanVerifier

  /// The command line of an app that exists as its navigation only: the enum of its screens, with links, routes and guards.
  ///
  /// ```swift
  /// @main
  /// enum ShopSketch: SketchTool {
  ///   static let start = ShopScreen.tabs
  ///
  ///   static func sketch(of screen: ShopScreen) -> Sketch<ShopScreen> {
  ///     switch screen {
  ///     case .tabs: .tabs(.home, .bag)
  ///     case .home: .exits(.product(id: 42))
  ///     case .product, .bag: .screen
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// It has all commands of `PortolanCommand`, and `verify`, `serve`, `exits` and `init`.
  public protocol SketchTool: NavigationSketch, PortolanCommand where App == SketchApp<Self> {}

  extension SketchTool {
    /// The name of the executable.
    public static var name: String {
      CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "sketch"
    }

    /// The commands `verify`, `serve`, `exits` and `init`.
    public static var extraCommands: [any ParsableCommand.Type] {
      [VerifyCommand<App>.self, ServeCommand<App>.self, ExitsCommand<Self>.self, InitCommand.self]
    }
  }
#endif
