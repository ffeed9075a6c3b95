#if !canImport(UIKit)
  import PortolanSketch
  import PortolanTestSupport
  import PortolanTestTraits
  import Testing

  /// A sketch with each action, each container and each way to leave.
  enum IslandSketch: SketchTool {
    enum IslandScreen: Screen, Codable, Linkable {
      case drawer, mails, beach, splash, letter, draft, legacy, login, real
      case mail(Int)
      case review(String)

      static let links = LinkTable<IslandScreen>.trusting("https://island.example") {
        Link("/beach", .beach)
        Link("/draft", .draft)
      }

      var route: Route<Self> {
        switch self {
        case .splash, .drawer: .root
        case .beach, .letter: .part(of: .drawer)
        case .mails: .part(of: .letter)
        case .mail: .detail(of: .mails)
        case .draft, .login: .presentInNavigation
        case .legacy, .real, .review: .push
        }
      }
    }

    static let start = IslandScreen.splash
    static let homes = [IslandScreen.beach]

    static func sketch(of screen: IslandScreen) -> Sketch<IslandScreen> {
      switch screen {
      case .splash: .screen.after(.zero, .open(.drawer))
      case .drawer: .oneOf(.beach, .letter)
      case .letter: .split(.mails)
      case .mails: .exits(.mail(1))
      case .mail, .legacy: .screen
      case .beach:
        .exits(.letter, .draft, .real)
          .button("Buy", .run(from: form, then: .set("bought")))
          .button("Swim", .ask("Sure?", ["Yes": .set("wet"), "No": .nothing]))
          .button("Old way", .presentByHand(.legacy))
          .button("Dive", .perform { app in try await app.open(.real) })
          .button("Offer", .link("https://island.example/draft"))
          .button("Towel", .clear("wet"), if: "wet")
          .button("Sun", .toggle("sun"), if: .not("wet"))
      case .draft:
        .screen.field("Text", "Ahoy").asksBeforeLeaving("Discard the draft?").button("Send", .emptyFields, .close)
          .exit("Review", to: IslandScreen.review)
      case .login: .screen.button("Log in", .set("logged-in"), .close)
      case .real: .built { RealBeach() }
      case .review: .screen
      }
    }

    private static let form = SketchPage<IslandScreen>(
      "Form", .screen.button("Cancel", .cancel).button("Pay", .require("logged-in", asking: .login), .next(sign)))
    private static let sign = SketchPage<IslandScreen>(
      "Sign", .screen.button("Done", .finish).button("Keep", .conclude, .replace(SketchPage("Receipt"))))

    final class RealBeach: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Real beach"
      }
    }
  }

  /// A sketch with a flow that pushes onto another tab than the one with its button.
  enum QuaySketch: SketchTool {
    enum QuayScreen: Screen, Codable, Linkable {
      case tabs, home, bag, address

      static let links = LinkTable<QuayScreen>.trusting("https://quay.example") { Link("/bag", .bag) }

      var route: Route<Self> {
        switch self {
        case .tabs: .root
        case .home, .bag: .part(of: .tabs)
        case .address: .push(onto: .bag)
        }
      }
    }

    static let start = QuayScreen.tabs

    static func sketch(of screen: QuayScreen) -> Sketch<QuayScreen> {
      switch screen {
      case .tabs: .tabs(.home, .bag)
      case .home: .screen.button("Buy", .run(from: .address, then: .set("bought")))
      case .bag: .screen
      case .address: .screen.button("Pay", .finish)
      }
    }
  }

  /// A sketch whose launch asks for a login.
  enum LockedPier: PierSketch {
    static func change(of screen: PierScreen) -> Sketch<PierScreen>? { nil }

    static func launch(_ app: SketchWorld<PierScreen>) async throws {
      try await app.require("logged-in", asking: .login)
      try await app.open(.home)
    }
  }

  /// A sketch whose launch asks a question.
  enum AskingPier: PierSketch {
    static func change(of screen: PierScreen) -> Sketch<PierScreen>? { nil }

    static func launch(_ app: SketchWorld<PierScreen>) async throws {
      try await app.open(app.ask("Are you new here?", "Yes", "No") == "Yes" ? .terms : .home)
    }
  }

  @Suite("The placeholders of a sketch", .limited)
  @MainActor
  struct SketchBehaviourTests {
    private func started() async throws -> ToolRun<SketchApp<IslandSketch>> {
      let run = ToolRun(try await SketchApp<IslandSketch>(options: .parse([])))
      _ = await run.settle()
      await until { run.possibleSteps.contains("tap Buy") }
      return run
    }

    private func flags(_ run: ToolRun<SketchApp<IslandSketch>>) -> [String] {
      ["bought", "logged-in", "sun", "wet"].filter { run.app.world.isOn(FeatureFlag($0)) }
    }

    @Test("A screen that leaves by itself is followed by the next one, and the container shows its first screen")
    func launch() async throws {
      let run = try await started()
      #expect(run.screenText.contains("beach"))
    }

    @Test("A launch that asks for a login waits for the user", .timeLimit(.minutes(1)))
    func lockedLaunch() async throws {
      let run = ToolRun(try await SketchApp<LockedPier>(options: .parse([])))
      _ = await run.settle()
      try await run.perform(["tap Log in"])
      await until { run.possibleSteps.contains("tap Archive") }
      #expect(run.possibleSteps.contains("tap Archive"), "\(run.possibleSteps)")
    }

    @Test("A launch that asks a question waits for the user", .timeLimit(.minutes(1)))
    func askingLaunch() async throws {
      let run = ToolRun(try await SketchApp<AskingPier>(options: .parse([])))
      await until { run.possibleSteps.contains("tap No") }
      try await run.perform(["tap No"])
      await until { run.possibleSteps.contains("tap Archive") }
      #expect(run.possibleSteps.contains("tap Archive"), "\(run.possibleSteps)")
    }

    @Test("A button that returns to a running flow performs nothing before the flow ends")
    func runningFlow() async throws {
      let run = ToolRun(try await SketchApp<QuaySketch>(options: .parse([])))
      try await run.perform(["tap Buy", "tap Home", "tap Buy"])
      #expect(run.possibleSteps.contains("tap Pay"), "\(run.possibleSteps)")
      #expect(!run.app.world.isOn("bought"))
      try await run.perform(["tap Pay"])
      #expect(run.app.world.isOn("bought"))
    }

    @Test("A flow that is finished performs its next step, and one that is left or cancelled does not")
    func flows() async throws {
      let run = try await started()
      try await run.perform(["tap Buy", "tap Cancel"])
      try await run.perform(["tap Buy", "swipe down"])
      #expect(flags(run) == [])
      try await run.perform(["tap Buy", "tap Pay", "swipe down"])
      #expect(run.possibleSteps.contains("tap Pay"), "\(run.possibleSteps)")
      try await run.perform(["tap Pay", "tap Log in", "tap Done"])
      #expect(flags(run) == ["bought", "logged-in"])
      #expect(run.possibleSteps.contains("tap Buy"), "\(run.possibleSteps)")
    }

    @Test("A flow that is concluded has its result although the user swipes its last screen away")
    func concluded() async throws {
      let run = try await started()
      try await run.perform(["tap Buy", "tap Pay", "tap Log in", "tap Keep", "swipe down"])
      #expect(flags(run) == ["bought", "logged-in"])
    }

    @Test("An answer of an alert performs its action, and conditions of buttons follow the flags")
    func questions() async throws {
      let run = try await started()
      try await run.perform(["tap Swim", "tap No"])
      #expect(run.possibleSteps.contains("tap Sun") && !run.possibleSteps.contains("tap Towel"))
      try await run.perform(["tap Swim", "tap Yes"])
      #expect(!run.possibleSteps.contains("tap Sun") && run.possibleSteps.contains("tap Towel"))
      try await run.perform(["tap Towel", "tap Sun"])
      #expect(flags(run) == ["sun"])
    }

    @Test("A draft asks before it leaves, and leaves at once after its text was sent")
    func draft() async throws {
      let run = try await started()
      try await run.perform(["tap Offer", "type Text Ahoy"])
      try await run.perform(["https://island.example/beach"])
      #expect(run.possibleSteps.contains("tap Keep"), "\(run.possibleSteps)")
      try await run.perform(["tap Discard"])
      #expect(run.possibleSteps.contains("tap Buy"), "\(run.possibleSteps)")
      try await run.perform(["tap Draft", "type Text Ahoy", "tap Review"])
      #expect(run.screenText.contains("review(\"Ahoy\")"), "\(run.screenText)")
      try await run.perform(["back", "tap Send"])
      #expect(run.possibleSteps.contains("tap Buy"), "\(run.possibleSteps)")
    }

    @Test("Split views, screens by hand, screens of the app and code of a sketch's own are shown")
    func others() async throws {
      let run = try await started()
      try await run.perform(["tap Old way", "swipe down", "tap Dive"])
      #expect(run.screenText.contains("Real beach"), "\(run.screenText)")
      let again = try await started()
      try await again.perform(["tap Letter", "tap Mail 1"])
      #expect(again.screenText.contains("mail(1)"), "\(again.screenText)")
    }
  }
#endif
