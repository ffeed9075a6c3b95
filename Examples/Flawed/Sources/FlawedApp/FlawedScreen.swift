#if !canImport(UIKit)
  public import Portolan
  public import PortolanLinks

  /// The screens of the app with faults.
  public enum FlawedScreen: Hashable, Sendable {
    case home
    case notes
    case note(Int)
    case help
    case settings
    case login
    case about
    case leftBook
    case rightBook
    case detail

    // No link opens the following screens.
    case tabs
    case shelf
    case columns
    case archive
  }

  extension FlawedScreen: Linkable {
    /// The links of the screens.
    public static let links = LinkTable<FlawedScreen>.trusting("https://flawed.example", "flawed://") {
      Link("/", .home)
      Link("/notes", .notes)
      Link("/notes/{number}", FlawedScreen.note) { if case .note(let number) = $0 { number } else { nil } }
      Link("/help", .help)
      Link("/settings", .settings)
      Link("/login", .login)
      Link("/about", .about)
      Link("/shelf/left", .leftBook)
      Link("/shelf/right", .rightBook)
      Link("/columns/detail", .detail)
    }
  }

  extension FlawedScreen: Codable {
    private enum Key: CodingKey { case name, number }

    /// Reads a screen from its name.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      let name = try values.decode(String.self, forKey: .name)
      if name == "note" {
        self = .note(try values.decode(Int.self, forKey: .number))
        return
      }
      guard let screen = Self.plain.first(where: { "\($0)" == name }) else {
        throw DecodingError.dataCorruptedError(forKey: .name, in: values, debugDescription: "There is no such screen.")
      }
      self = screen
    }

    /// Writes the name of the screen.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      if case .note(let number) = self {
        try values.encode("note", forKey: .name)
        try values.encode(FlawedModel.fault == .forgottenValue ? 0 : number, forKey: .number)
      } else {
        try values.encode("\(self)", forKey: .name)
      }
    }

    private static let plain: [FlawedScreen] = [
      .home, .notes, .help, .settings, .login, .about, .leftBook, .rightBook, .detail, .tabs, .shelf, .columns,
      .archive,
    ]
  }

  extension FlawedScreen: Screen {
    /// The route to the screen.
    public var route: Route<Self> {
      switch self {
      case .tabs, .archive: .root
      case .home, .notes: .part(of: .tabs)
      case .note: .push
      case .help, .login: .presentInNavigation
      case .settings: .present.guarded(by: SessionGuard())
      case .about:
        FlawedModel.fault == .wrongDismissal
          ? Route { $0.using(PresentAlone()).from(.current).assemble() } : .present
      case .shelf: .present(as: .fullScreen)
      case .leftBook, .rightBook: .part(of: .shelf)
      case .columns:
        Route {
          $0.using(.push)
            .from(.navigationController)
            .using(.setAsPrimary)
            .from(.splitController)
            .using(.present(as: .fullScreen))
            .from(.current)
            .assemble()
        }
      case .detail: .detail(of: .columns)
      }
    }

    /// The assembly of the screen.
    public var assembly: any Assembly { InlineAssembly { FlawedModel.shared.build(self) } }
  }
#endif
