#if !canImport(UIKit)
  public import PortolanTool

  /// A rule of an app, which must hold in every state.
  ///
  /// ```swift
  /// ToolRule("settings only when logged in") { app in
  ///   app.store.shop.session.isLoggedIn || !app.window.renderedText.contains("Settings")
  /// }
  /// ```
  public struct ToolRule<App: ToolApp>: Sendable {
    /// The name of the rule.
    public let name: String
    let holds: @MainActor @Sendable (App) throws -> Bool

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: The name of the rule.
    ///   - holds: A closure that returns `true` if the rule holds in the app's present state. An error that it throws is the
    ///     reason for which it does not.
    public init(_ name: String, _ holds: @escaping @MainActor @Sendable (_ app: App) throws -> Bool) {
      self.name = name
      self.holds = holds
    }

    /// Returns the reason for which the rule does not hold, or `nil`.
    @MainActor
    func fault(of app: App) -> String? {
      do { return try holds(app) ? nil : "it does not hold in this state" } catch { return "\(error)" }
    }
  }
#endif
