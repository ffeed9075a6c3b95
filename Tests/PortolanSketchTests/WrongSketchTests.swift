#if !canImport(UIKit)
  import PortolanTestTraits
  @testable import PortolanSketch
  import Testing

  @Suite("The errors of a wrong sketch", .limited)
  @MainActor
  struct WrongSketchTests {
    private typealias Pier = Sketch<PierScreen>

    @Test(
      "A fault of one screen is named, with its mend",
      arguments: [
        (
          Sketch<PierScreen>.screen.button("Next", .finish, if: .text),
          "missing field: \"Next\" of home needs a text, and the screen has no field. To fix: add field(\"Name\", \"a sample\") to the sketch."
        ),
        (
          .screen.stays(while: .text),
          "missing field: stays(while: .text) of home needs a text, and the screen has no field. To fix: add field(\"Name\", \"a sample\") to the sketch."
        ),
        (
          .screen.asksBeforeLeaving("Discard?"),
          "missing field: asksBeforeLeaving(_:) of home needs a text, and the screen has no field. To fix: add field(\"Name\", \"a sample\") to the sketch."
        ),
        (
          .screen.field("Note").exit("Next") { _ in .archive },
          "missing text: \"Next\" of home needs a text, and the field Note has no sample. To fix: add one to its field(_:_:)."
        ),
        (
          .exits(.archive).exit("Archive", to: .terms),
          "two buttons: home has several buttons \"Archive\", of which a story taps the first. To fix: give each a title of its own with exit(_:to:)."
        ),
      ])
    func oneScreen(sketch: Sketch<PierScreen>, fault: String) {
      #expect(SketchFaults.faults(of: sketch, named: "home") == [fault])
    }

    enum TwoContainers: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        switch screen {
        case .home: .tabs(.archive, .terms, .settings)
        case .terms: .oneOf(.archive, .login)
        default: nil
        }
      }
    }

    enum UnknownLink: PierSketch {
      static func change(of screen: PierScreen) -> Sketch<PierScreen>? {
        screen == .home ? .exits(.archive, .terms).button("Offer", .link("https://pier.example/offers")) : nil
      }
    }

    @Test("A screen in two containers, and a link that no pattern reads, are named with their mends")
    func others() {
      #expect(
        SketchFaults.all(in: SketchGraph<TwoContainers>()) == [
          "two containers: archive is a part of home and of terms. To fix: give each container a case of its own, since a route leads to one place."
        ])
      #expect(
        SketchFaults.all(in: SketchGraph<UnknownLink>()).contains(
          "unknown link: \"Offer\" of home opens \"https://pier.example/offers\", which no pattern reads. To fix: write it as one of links list."
        ))
    }

    enum UnlistedScreen: Screen, Codable, Linkable {
      case home, archive

      static let caseNames = ["home"]
      static let links = LinkTable<UnlistedScreen>.trusting("https://unlisted.example") { Link("/", .home) }
    }

    enum Unlisted: SketchTool {
      static let start = UnlistedScreen.home
      static func sketch(of screen: UnlistedScreen) -> Sketch<UnlistedScreen> {
        screen == .home ? .exits(.archive) : .screen
      }
    }

    @Test("A case that a list by hand forgets is named")
    func unlisted() {
      #expect(
        SketchFaults.all(in: SketchGraph<Unlisted>()) == [
          "unlisted case: archive is not in caseNames. To fix: add it, or let the macro @Linkable write the list."
        ])
    }

    @Test("A flag on the command line that the sketch does not have is a wrong command line")
    func unknownFlag() async {
      let outcome = await SoundPier.outcome(of: ["show", "https://pier.example/", "--on", "promo"])
      #expect(outcome.status == .usage)
      #expect(
        outcome.diagnosis.contains("The sketch has no flag \"promo\". To fix: choose one of: logged-in."),
        "\(outcome.diagnosis)")
    }
  }
#endif
