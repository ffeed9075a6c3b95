#if !canImport(UIKit)
  public import Portolan

  /// A condition of a sketch: a flag, its opposite, or a text in the first field of the screen.
  ///
  /// ```swift
  /// case .bag: .screen.button("Check out", .run(from: .address), if: "bag-filled").exit("Shop", to: .home, if: .not("bag-filled"))
  /// ```
  public enum SketchCondition: Sendable, ExpressibleByStringLiteral {
    /// It holds at any time.
    case always
    /// The first field of the screen has a text.
    case text
    /// A flag is on.
    case on(FeatureFlag)
    /// A flag is off.
    case not(FeatureFlag)

    /// Creates the condition that a flag is on, from its name.
    public init(stringLiteral name: String) { self = .on(FeatureFlag(name)) }

    var flag: FeatureFlag? {
      switch self {
      case .on(let flag), .not(let flag): flag
      case .always, .text: nil
      }
    }

    var needsText: Bool {
      if case .text = self { true } else { false }
    }
  }

  /// An event that no button causes, such as the end of a session or a flag from a server.
  ///
  /// ```swift
  /// static let events: [SketchEvent<ShopScreen>] = [SketchEvent("log out", .clear("logged-in")), .toggle("promo")]
  /// ```
  ///
  /// Each event is a step of stories, a control of `serve`, and an action of `verify`.
  public struct SketchEvent<AppScreen: Screen>: Sendable {
    let name: String
    let actions: [SketchAction<AppScreen>]

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - name: The name. It is the spelling as a step.
    ///   - actions: The actions, one after another.
    public init(_ name: String, _ actions: SketchAction<AppScreen>...) { (self.name, self.actions) = (name, actions) }

    /// Returns the event that a flag turns over at any time: the step `toggle FLAG`.
    public static func toggle(_ flag: FeatureFlag) -> SketchEvent { SketchEvent("toggle \(flag)", .toggle(flag)) }
  }
#endif
