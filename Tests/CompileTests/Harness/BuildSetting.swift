import Foundation

/// The settings of an app's target that decide how its code is isolated.
struct BuildSetting: CustomStringConvertible {
  /// The language mode.
  let mode: Int
  /// A Boolean value that indicates whether declarations without an annotation are isolated to the main actor.
  let isOnMainActor: Bool
  /// A Boolean value that indicates whether the features of Xcode's Approachable Concurrency are on.
  let isApproachable: Bool
  /// A Boolean value that indicates whether Swift 5 checks all concurrency, as a warning.
  var isComplete = false

  /// The settings that the page "Build settings" lists.
  static let all =
    [5, 6].flatMap { mode in
      [false, true].flatMap { isOnMainActor in
        [false, true].map { BuildSetting(mode: mode, isOnMainActor: isOnMainActor, isApproachable: $0) }
      }
    } + [BuildSetting(mode: 5, isOnMainActor: false, isApproachable: false, isComplete: true)]

  /// The settings of this run: all in a nightly run, and otherwise the oldest and the newest ones.
  static let tested =
    ProcessInfo.processInfo.environment["PORTOLAN_BUILD_SETTINGS"] == "all"
    ? all
    : all.filter { !$0.isComplete && $0.isOnMainActor == $0.isApproachable && $0.isOnMainActor == ($0.mode == 6) }

  /// The features that Approachable Concurrency turns on in a language mode that does not have them anyway.
  private var features: [String] {
    let later = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
    let ofSwift6 = ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
    return mode == 6 ? later : later + ofSwift6
  }

  /// The options of the compiler.
  var options: [String] {
    var options = ["-swift-version", "\(mode)"]
    if isOnMainActor { options += ["-default-isolation", "MainActor"] }
    if isApproachable { options += features.flatMap { ["-enable-upcoming-feature", $0] } }
    if isComplete { options += ["-strict-concurrency=complete"] }
    return options
  }

  /// The row of the settings in the table of the page "Build settings".
  var row: String {
    "| Swift \(mode)\(isComplete ? ", complete checking" : "") | \(isOnMainActor ? "`MainActor`" : "`nonisolated`") | "
      + "\(isApproachable ? "on" : "off") |"
  }

  var description: String {
    options.filter { !$0.hasPrefix("-swift") && $0 != "-enable-upcoming-feature" }.joined(separator: " ")
  }
}
