#if !canImport(UIKit)
  public import Portolan
  public import PortolanLinks
  public import PortolanTool
  public import PortolanVerifier

  /// The app of placeholders that a sketch declares, for the commands and for tests.
  ///
  /// ```swift
  /// @Test func login() async throws {
  ///   try await SketchApp<ShopSketch>.play(URL(filePath: "Stories/login.story"))
  /// }
  /// ```
  public final class SketchApp<Tool: NavigationSketch>: VerifiableApp {
    /// The enum of the screens.
    public typealias AppScreen = Tool.AppScreen

    /// The options of the launch.
    public struct Options: ParsableArguments, Sendable {
      @Option(help: "A flag that is on at the launch; may be repeated.")
      var on: [String] = []

      @Option(help: "A flag that is off at the launch; may be repeated.")
      var off: [String] = []

      /// Creates the default options.
      public init() {}

      /// Checks the options.
      ///
      /// - Throws: `ValidationError` for a flag that the sketch does not have.
      public func validate() throws {
        let known = SketchGraph<Tool>.shared.flags.map(\.name)
        guard let unknown = (on + off).first(where: { !known.contains($0) }) else { return }
        let fix = known.isEmpty ? "declare it in the sketch" : "choose one of: \(known.joined(separator: ", "))"
        throw ValidationError("The sketch has no flag \(LinkText.quoted(unknown)). To fix: \(fix).")
      }
    }

    /// The flags, the flows and the router behind the placeholders.
    public let world: SketchWorld<AppScreen>
    /// The window.
    public let window = UIWindow()
    /// The router of the window.
    public let router: DefaultRouter
    /// The inbox of the window that holds links back until the launch has ended.
    public let inbox: DeepLinkInbox<AppScreen>?

    /// Launches the app, up to its first screen, or until the user is asked.
    ///
    /// - Parameter options: The options of the launch.
    /// - Throws: The error of `launch(_:)`, if it fails before that.
    public init(options: Options) async throws {
      let flags = Tool.flags.union(options.on.map { FeatureFlag($0) }).subtracting(options.off.map { FeatureFlag($0) })
      router = DefaultRouter(window: window)
      world = SketchWorld(
        flags: flags, links: Tool.links, router: router, window: window, sketch: { Tool.sketch(of: $0) })
      let inbox = DeepLinkInbox(router: router, links: Tool.links)
      self.inbox = inbox
      world.inbox = inbox
      Tool.prepare(router, world)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let world = world
      Task {
        do {
          try await Tool.launch(world)
          inbox.gate.open(for: .launch)
          world.arrival.end(with: .success(()))
        } catch {
          if !world.arrival.end(with: .failure(error)) { world.note(error) }
        }
      }
      try await world.arrival.wait().get()
    }

    /// Returns the errors of navigations that buttons started since the last call.
    public func settle() async -> [any Error] { world.takeFailures() }

    /// The flags, each in a line of its own.
    public var fingerprint: String {
      SketchGraph<Tool>.shared.flags.map { "\($0) is \(world.isOn($0) ? "on" : "off")" }.joined(separator: "\n")
    }

    /// The links of the sketch.
    nonisolated public static var links: LinkTable<AppScreen> { Tool.links }

    /// A sample of each screen to which a button, a link or an entrance leads.
    nonisolated public static var samples: [AppScreen] { SketchGraph<Tool>.shared.screens }

    /// The samples, without screens that leave by themselves and so are never there when the app is at rest.
    nonisolated public static var reachableScreens: [AppScreen] {
      samples.filter { Tool.sketch(of: $0).departure == nil }
    }

    /// Returns the title of a screen, and the buttons that lead to it.
    nonisolated public static func summary(of screen: AppScreen) -> ScreenSummary? {
      let ways = SketchGraph<Tool>.shared.exits.filter { $0.to == screen }.map { "\"\($0.title)\" of \($0.from)" }
      return ScreenSummary(SketchTitle.of(screen), way: ways.isEmpty ? "its link alone" : ways.joined(separator: ", "))
    }

    /// The events of the sketch.
    nonisolated public static var steps: [ToolStep<SketchApp>] {
      Tool.events.map { event in ToolStep(event.name) { try await $0.world.perform(event.actions) } }
    }

    /// The faults that a person can cause.
    nonisolated public static var faults: [ToolStep<SketchApp>] { [.nextGuardDenies, .nextAnswerIsLate] }

    /// The samples of all fields.
    nonisolated public static var texts: [String] { SketchGraph<Tool>.shared.texts }

    /// As many controllers more than at the launch as the sketch declares.
    nonisolated public static var maximumControllers: Int? {
      SketchGraph<Tool>.controllers(in: Tool.start) + Tool.furtherControllers
    }

    /// The rules of the sketch.
    nonisolated public static var rules: [ToolRule<SketchApp>] { Tool.rules }

    /// The homes and the exceptions of the sketch.
    nonisolated public static var exceptions: [RuleException<SketchApp>] {
      Tool.homes.map { .home($0) } + Tool.exceptions
    }
  }
#endif
