/// The parsed options of launches, since parsing takes longer than a launch.
@MainActor
package enum LaunchOptions {
  private static var known: [String: any Sendable] = [:]

  /// Returns the options of a launch.
  ///
  /// - Throws: ``StepFault`` with the message of the parser.
  package static func parsed<App: ToolApp>(_ options: [String], for app: App.Type) throws(StepFault) -> App.Options {
    let key = ([String(reflecting: app)] + options).joined(separator: "\u{0}")
    if let parsed = known[key] as? App.Options { return parsed }
    do {
      let parsed = try App.Options.parse(options)
      known[key] = parsed
      return parsed
    } catch { throw StepFault(App.Options.message(for: error)) }
  }
}
