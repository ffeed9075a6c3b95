#if !canImport(UIKit)
  public import Portolan

  /// An action of a button, of an event, or of a screen that leaves by itself.
  ///
  /// ```swift
  /// case .account: .exits(.settings).button("Log out", .ask("Sure?", ["Log out": .clear("logged-in"), "Stay": .nothing]))
  /// ```
  public struct SketchAction<AppScreen: Screen>: Sendable {
    enum Kind: Sendable {
      case open(AppScreen)
      case openForText(@Sendable (String) -> AppScreen)
      case link(String)
      case pushByHand(AppScreen), presentByHand(AppScreen)
      case turn(FeatureFlag, isOn: Bool?)
      case close, dismiss, emptyFields
      case ask(String, [(title: String, action: SketchAction)])
      case run(SketchFlowStart<AppScreen>, then: [SketchAction])
      case next(SketchPage<AppScreen>), replace(SketchPage<AppScreen>)
      case require(FeatureFlag, asking: AppScreen)
      case finish, cancel, conclude
      case nothing
      case perform(@MainActor @Sendable (SketchWorld<AppScreen>) async throws -> Void)
    }

    let kind: Kind

    // MARK: Ways to screens

    /// Opens a screen by the router, with its route and its guards.
    public static func open(_ screen: AppScreen) -> SketchAction { SketchAction(kind: .open(screen)) }

    static func openForText(_ screen: @escaping @Sendable (String) -> AppScreen) -> SketchAction {
      SketchAction(kind: .openForText(screen))
    }

    /// Delivers a link to the inbox, as a notification or a banner does.
    public static func link(_ text: String) -> SketchAction { SketchAction(kind: .link(text)) }

    /// Pushes a screen without the router and its guards, as code does that has not moved yet.
    ///
    /// The verification finds the cost of that, such as a guard that this way lacks.
    public static func pushByHand(_ screen: AppScreen) -> SketchAction { SketchAction(kind: .pushByHand(screen)) }

    /// Presents a screen in a navigation controller without the router and its guards, as code does that has not moved yet.
    public static func presentByHand(_ screen: AppScreen) -> SketchAction { SketchAction(kind: .presentByHand(screen)) }

    /// Closes this screen in the way that it was opened.
    public static var close: SketchAction { SketchAction(kind: .close) }

    /// Dismisses the modal that contains this screen, such as one that shows a split view.
    public static var dismiss: SketchAction { SketchAction(kind: .dismiss) }

    // MARK: Flags and texts

    /// Turns a flag on, so that navigations proceed that wait for it.
    public static func set(_ flag: FeatureFlag) -> SketchAction { SketchAction(kind: .turn(flag, isOn: true)) }

    /// Turns a flag off.
    ///
    /// The screens leave that their guards deny from then on.
    public static func clear(_ flag: FeatureFlag) -> SketchAction { SketchAction(kind: .turn(flag, isOn: false)) }

    /// Turns a flag on if it is off, and off if it is on.
    public static func toggle(_ flag: FeatureFlag) -> SketchAction { SketchAction(kind: .turn(flag, isOn: nil)) }

    /// Empties the fields of this screen, such as after its text was sent.
    public static var emptyFields: SketchAction { SketchAction(kind: .emptyFields) }

    // MARK: Questions and flows

    /// Asks a question in an alert, each of whose answers has an action.
    ///
    /// ```swift
    /// .button("Delete", .ask("Delete the draft?", ["Delete": .close, "Keep": .nothing]))
    /// ```
    ///
    /// - Parameters:
    ///   - question: The title of the alert.
    ///   - answers: The buttons of the alert with their actions.
    /// - Returns: The action.
    public static func ask(_ question: String, _ answers: KeyValuePairs<String, SketchAction>) -> SketchAction {
      SketchAction(kind: .ask(question, answers.map { ($0.key, $0.value) }))
    }

    /// Runs a flow that begins with a screen.
    ///
    /// If it finishes, further actions follow. If the user leaves it, they do not. A flow that runs already is shown again, and its
    /// actions follow once.
    ///
    /// ```swift
    /// case .bag: .screen.button("Check out", .run(from: .address, then: .clear("bag-filled")))
    /// ```
    ///
    /// - Parameters:
    ///   - screen: The first screen of the flow.
    ///   - actions: The actions after the end of the flow.
    /// - Returns: The action.
    public static func run(from screen: AppScreen, then actions: SketchAction...) -> SketchAction {
      SketchAction(kind: .run(.screen(screen), then: actions))
    }

    /// Runs a flow that begins with a screen that is no case of the enum, in a navigation controller that is presented.
    ///
    /// - Parameters:
    ///   - page: The first screen of the flow.
    ///   - actions: The actions after the end of the flow.
    /// - Returns: The action.
    public static func run(from page: SketchPage<AppScreen>, then actions: SketchAction...) -> SketchAction {
      SketchAction(kind: .run(.page(page), then: actions))
    }

    /// Pushes a screen of a flow onto the stack of this one.
    public static func next(_ page: SketchPage<AppScreen>) -> SketchAction { SketchAction(kind: .next(page)) }

    /// Puts a screen of a flow in the place of the whole stack of this one.
    public static func replace(_ page: SketchPage<AppScreen>) -> SketchAction { SketchAction(kind: .replace(page)) }

    /// Asks with a screen for a flag that is off, and goes on only if it is on then, such as in the middle of a flow.
    ///
    /// ```swift
    /// case .order: .screen.button("Pay", .require("logged-in", asking: .login), .finish)
    /// ```
    public static func require(_ flag: FeatureFlag, asking screen: AppScreen) -> SketchAction {
      SketchAction(kind: .require(flag, asking: screen))
    }

    /// Ends the innermost flow with its result.
    ///
    /// The actions after it are for a screen outside of a flow.
    public static var finish: SketchAction { SketchAction(kind: .finish) }

    /// Ends the innermost flow without a result.
    ///
    /// The actions after it are for a screen outside of a flow.
    public static var cancel: SketchAction { SketchAction(kind: .cancel) }

    /// Decides that the innermost flow ends with its result, while its last screen stays, such as a receipt.
    public static var conclude: SketchAction { SketchAction(kind: .conclude) }

    /// Does nothing, such as the answer "Cancel".
    public static var nothing: SketchAction { SketchAction(kind: .nothing) }

    /// Runs code of your own, for all that a sketch has no word for.
    ///
    /// ```swift
    /// case .offers: .screen.button("First", .perform { app in try await app.open(.product(id: 1)) })
    /// ```
    ///
    /// - Parameter body: The code. An error that it throws is the failure of the step.
    /// - Returns: The action.
    public static func perform(
      _ body: @escaping @MainActor @Sendable (_ app: SketchWorld<AppScreen>) async throws -> Void
    ) -> SketchAction {
      SketchAction(kind: .perform(body))
    }
  }

  /// The first screen of a flow.
  enum SketchFlowStart<AppScreen: Screen>: Sendable {
    case screen(AppScreen)
    case page(SketchPage<AppScreen>)

    /// The name, to know a flow that runs already.
    var name: String {
      switch self {
      case .screen(let screen): ValueText.of(screen)
      case .page(let page): page.title
      }
    }
  }
#endif
