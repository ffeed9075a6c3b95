#if !canImport(UIKit)
  import PortolanExecutor
  import PortolanTestTraits
  @testable import PortolanSketch
  import Testing

  @Suite("The faults that a sketch shows", .limited)
  @MainActor
  struct FindingTests {
    private func exits<Tool: SketchTool>(_ tool: Tool.Type) async -> Outcome { await Tool.outcome(of: ["exits"]) }

    @Test("The command exits succeeds for a sketch without a fault, and lists each way with its condition")
    func sound() async {
      let outcome = await exits(SoundPier.self)
      #expect(outcome.status == .done, "\(outcome.diagnosis)")
      #expect(
        outcome.output == """
          home
            Archive → archive
            Terms → terms
            Settings → settings
          archive
          terms
          settings
            its guard (unless logged-in) → login
          login

          screens: 5, exits: 4, flags: 1
          """)
    }

    enum WithoutExit: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.terms, .settings) : nil
      }
    }

    @Test("The command exits names a case that nothing leads to, and fails")
    func missingExit() async {
      let outcome = await exits(WithoutExit.self)
      #expect(outcome.status == .failed)
      #expect(
        outcome.diagnosis == """
          missing exit: archive has neither a button nor a link that leads there. To fix: add it to the exits of a screen, or to entrances.
          """)
    }

    enum WithoutEvent: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.archive, .terms, .settings).exit("Promo", to: .archive, if: "promo") : nil
      }
    }

    @Test("The command exits names the button that asks for a flag that nothing turns")
    func missingEvent() async {
      let outcome = await exits(WithoutEvent.self)
      #expect(outcome.status == .failed)
      #expect(
        outcome.diagnosis == """
          missing event: "Promo" of home asks for the flag promo, which nothing turns. To fix: turn it in a button or in events, or add it to flags if it is on from the launch.
          """)
    }

    enum PromoScreen: Screen, Codable, Linkable {
      case home, promo, soon

      static let caseNames = ["home", "promo", "soon"]
      static let links = LinkTable<PromoScreen>.trusting("https://promo.example") { Link("/", .home) }

      var route: Route<Self> {
        switch self {
        case .home: .rootInNavigation
        case .promo: .push.available(if: "promo", otherwise: .soon)
        case .soon: .push
        }
      }
    }

    enum WithOffFlag: SketchTool {
      static let start = PromoScreen.home
      static func sketch(of screen: PromoScreen) -> Sketch<PromoScreen> { screen == .home ? .exits(.promo) : .screen }
    }

    enum WithOnFlag: SketchTool {
      static let start = PromoScreen.home
      static let flags: Set<FeatureFlag> = ["promo"]
      static func sketch(of screen: PromoScreen) -> Sketch<PromoScreen> { WithOffFlag.sketch(of: screen) }
    }

    @Test("The command exits knows the flag of a route, and the screen that is shown while it is off")
    func available() async {
      let off = await exits(WithOffFlag.self)
      #expect(off.status == .failed)
      #expect(
        off.diagnosis == """
          missing event: promo asks for the flag promo, which nothing turns. To fix: turn it in a button or in events, or add it to flags if it is on from the launch.
          """)
      let on = await exits(WithOnFlag.self)
      #expect(on.status == .done, "\(on.diagnosis)")
      #expect(on.output.contains("its flag (unless promo) → soon"), "\(on.output)")
    }

    enum LightScreen: Screen, Codable, Linkable {
      case home, light(Colour)

      enum Colour: String, Codable, LinkValue { case red, green }

      static let caseNames = ["home", "light"]
      static let links = LinkTable<LightScreen>.trusting("https://light.example") {
        Link("/", .home)
        Link("/lights/{colour}", LightScreen.light) { if case .light(let colour) = $0 { colour } else { nil } }
      }

      var route: Route<Self> { self == .home ? .rootInNavigation : .push }
    }

    enum WithoutSample: SketchTool {
      static let start = LightScreen.home
      static func sketch(of screen: LightScreen) -> Sketch<LightScreen> { .screen }
    }

    enum WithSample: SketchTool {
      static let start = LightScreen.home
      static let entrances = [LightScreen.light(.green)]
      static func sketch(of screen: LightScreen) -> Sketch<LightScreen> { .screen }
    }

    @Test("The command exits names a link without a sample, and notes a screen that its link alone opens")
    func missingSample() async {
      let missing = await exits(WithoutSample.self)
      #expect(missing.status == .failed)
      #expect(
        missing.diagnosis.contains(
          "missing sample: no screen of the link /lights/{colour} is known. To fix: add one to the exits of a screen, or to entrances."
        ))
      let known = await exits(WithSample.self)
      #expect(known.status == .done, "\(known.diagnosis)")
      #expect(known.output.contains("note: light(green) is opened by its link alone."), "\(known.output)")
    }

    enum WithDeadEnd: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? { screen == .terms ? .screen.stays() : nil }
    }

    @Test(
      "The verification finds a screen that refuses to leave and has no button, and prints the way there", .ownProcess)
    func deadEnd() async {
      await #expect(processExitsWith: .success) {
        let violations = try await FindingTests.violations(of: WithDeadEnd.self)
        #expect(violations.map(\.rule) == ["dead-end"], "\(violations)")
        #expect(violations.first?.ways == [["tap Terms"]], "\(violations)")
      }
    }

    enum WithUnguardedWay: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.archive, .terms, .settings).button("Quick settings", .pushByHand(.settings)) : nil
      }
    }

    @Test("The verification finds a way by hand that lacks the guard of the route", .ownProcess)
    func unguarded() async {
      await #expect(processExitsWith: .success) {
        let violations = try await FindingTests.violations(of: WithUnguardedWay.self)
        let guarded = violations.first { $0.rule == "guarded" }
        #expect(
          guarded?.reason == "settings is shown without flag logged-in, which guards it on another way", "\(violations)"
        )
        #expect(guarded?.ways.contains(["tap Quick settings"]) == true, "\(violations)")
      }
    }

    @Test("The verification of a sketch without a fault is complete for pairs and finds nothing", .ownProcess)
    func verified() async {
      await #expect(processExitsWith: .success) {
        let report = try await FindingTests.report(of: SoundPier.self, VerificationBounds())
        #expect(report.isClean && report.isComplete, "\(report)")
      }
    }

    enum WithDraft: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        switch screen {
        case .settings: .exits(.archive)
        case .archive: .screen.field("Note", "Ahoy").asksBeforeLeaving("Discard the note?")
        default: nil
        }
      }
    }

    @Test("A draft that asks whether it may leave after a log-out is no fault", .ownProcess)
    func asks() async {
      await #expect(processExitsWith: .success) {
        let steps = ["tap Settings", "tap Log in", "tap Archive", "type Note Ahoy", "log out"]
        let launch = StoryLaunch(steps: steps)
        let reason = try await SketchApp<WithDraft>.violation(of: "revalidated", in: [launch])
        #expect(reason == nil)
      }
    }

    /// The notice is over the archive, in a window that its buttons can change.
    enum WithTidying: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        switch screen {
        case .archive: .exits(.terms)
        case .terms:
          .screen.button("Tidy", .perform { try await tidy($0, thenOpening: .terms) })
            .button("Log in", .set("logged-in"), .close)
        default: nil
        }
      }

      /// Removes what is under the notice, beside a navigation to a screen that is on top.
      @MainActor private static func tidy(_ app: SketchWorld<PierScreen>, thenOpening screen: PierScreen) async throws {
        try await app.open(screen)
        (app.window?.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)
      }
    }

    @Test(
      "A navigation with nothing to do that takes a screen away breaks the rule plan, and a close beside a revalidation does not",
      .ownProcess)
    func nothingToDo() async {
      await #expect(processExitsWith: .success) {
        let way = ["tap Archive", "tap Terms"]
        let tidied = try await SketchApp<WithTidying>.violation(
          of: "plan", in: [StoryLaunch(steps: way + ["tap Tidy"])])
        #expect(tidied?.contains("has left, which the plan did not say") == true, "\(tidied ?? "no report")")
        let closed = try await SketchApp<WithTidying>.violation(
          of: "plan", in: [StoryLaunch(steps: way + ["tap Log in"])])
        #expect(closed == nil)
      }
    }

    enum WithoutPromo: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.terms).exit("Archive", to: .archive, if: "promo") : nil
      }
    }

    @Test("The verification names the screen behind a flag that nothing turns", .ownProcess)
    func unreached() async {
      await #expect(processExitsWith: .success) {
        let report = try await FindingTests.report(of: WithoutPromo.self, VerificationBounds())
        #expect(report.violations.map(\.reason) == ["archive is never reached"], "\(report)")
      }
    }

    enum WithoutTap: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.archive, .terms) : nil
      }
    }

    @Test("The verification by taps alone names a screen that only its link opens", .ownProcess)
    func tapsOnly() async {
      await #expect(processExitsWith: .success) {
        var bounds = VerificationBounds()
        let report = try await FindingTests.report(of: WithoutTap.self, bounds)
        #expect(report.isClean, "\(report)")
        bounds.tapsOnly = true
        let reasons = try await FindingTests.report(of: WithoutTap.self, bounds).violations.map(\.reason)
        #expect(reasons.contains("settings is never reached"), "\(reasons)")
      }
    }

    private static func violations<Tool: NavigationSketch>(of tool: Tool.Type) throws -> [Violation] {
      try report(of: tool, VerificationBounds(depth: 4)).violations.filter { $0.rule != "coverage" }
    }

    private static func report<Tool: NavigationSketch>(
      of tool: Tool.Type, _ bounds: VerificationBounds
    ) throws -> VerificationReport {
      try Verification<SketchApp<Tool>>(bounds: bounds).run()
    }
  }
#endif
