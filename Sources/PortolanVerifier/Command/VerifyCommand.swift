/// The command `verify`, for an app to add to its command line.
///
/// ```swift
/// @main
/// enum ShopTool: PortolanCommand {
///   typealias App = ShopUnderTool
///   static let name = "shop"
///   static let extraCommands: [any ParsableCommand.Type] = [VerifyCommand<ShopUnderTool>.self]
/// }
/// ```
public struct VerifyCommand<App: VerifiableApp>: ParsableCommand {
  /// The name, the abstract and the help of the command.
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Explores the states that the app reaches, and checks its navigation in each.",
      discussion: """
        First it explores each part of the app alone (a tab with its stack, a modal, a column, a flag), then every pair of parts, \
        and ends. With --stage everything or --time it goes on with all states.

        RULES:
        \(rulesText)

        An app declares what it types, further events, its own rules and intended exceptions in VerifiableApp. Each violation \
        is printed with the shortest story that breaks the rule.

        Exits with 0 if no rule is broken, with 1 if one is or a declaration is at fault, with 2 if the app does not start or a \
        file cannot be read or written, with 3 if --require-complete is given and actions are left, with 64 if the command line \
        is wrong, and with 130 after an interruption, when what is known so far is reported.
        """)
  }

  @Option(
    help: ArgumentHelp(
      "The last stage: each part alone, every pair of parts, or everything. The default is pairs, with --time everything.",
      valueName: "stage"))
  var stage: Stage?

  @Option(help: "The maximum number of actions on the shortest way to a state in which actions are taken.")
  var depth: Int = VerificationBounds().depth

  @Option(help: "The maximum number of controllers of such a state. The default is the app's own.")
  var controllers: Int?

  @Option(
    name: .customLong("launch"), parsing: .unconditional,
    help: ArgumentHelp(
      "The options of the launch, separated by spaces, instead of the app's own.", valueName: "options"))
  var launch: String?

  @Option(help: "The maximum number of states.")
  var states: Int = VerificationBounds().states

  @Option(name: .customLong("time"), help: "The maximum time of the exploration, in seconds.")
  var seconds: Double?

  @Option(help: "The seed of the order in which actions are tried.")
  var seed: UInt64 = 0

  @Flag(help: "Deliver no links and other events, so that coverage means that taps lead to each screen.")
  var tapsOnly = false

  @Option(help: "The number of processes that explore together. The default is the number of processors.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Continue with what a file knows, and add what is found, so that an interrupted run loses nothing.",
      valueName: "file"), completion: .file())
  var resume: String?

  @Option(
    help: ArgumentHelp(
      "Explore one of several shares, and leave what is found in the file of --resume for \"merge\".",
      valueName: "number/count"))
  var shard: Share?

  @Argument(
    help: ArgumentHelp("Report what the shards that wrote these files have found.", valueName: "merge files"),
    completion: .file())
  var merge: [String] = []

  @Option(help: "The time after which an action that does not return breaks the rule \"trap\", in seconds.")
  var patience: Double = 30

  @Option(help: ArgumentHelp("Work for another process.", visibility: .private))
  var worker: String?

  @Flag(help: "Exit with 3 if actions are left within the bounds.")
  var requireComplete = false

  @Option(help: ArgumentHelp("Do not check a rule; may be repeated.", valueName: "rule"))
  var without: [String] = []

  @Option(
    name: .customLong("stories"),
    help: ArgumentHelp(
      "Write a story for each violation to a folder, in place of stories of an earlier run.", valueName: "folder"))
  var folder: String?

  @Option(help: ArgumentHelp("Accept the violations in a file.", valueName: "file"), completion: .file())
  var baseline: String?

  @Flag(help: "Write the violations to the baseline, which is replaced, instead of reporting them.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp("Write the results as JUnit's XML, in place of a file that is there.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    name: .customLong("html"),
    help: ArgumentHelp(
      "Write a page with the map of the screens and each violation step by step, in place of a file that is there.",
      valueName: "file"),
    completion: .file())
  var page: String?

  @Flag(name: .customLong("json"), help: "Print one JSON document.")
  package var isJSON = false

  /// Creates the command.
  public init() {}

  /// Checks the options.
  ///
  /// - Throws: `ValidationError` for an unknown rule or a bound that is not positive.
  public func validate() throws {
    for name in without where !App.ruleNames.contains(name) {
      let names = App.ruleNames.joined(separator: ", ")
      throw ValidationError("There is no rule \"\(name)\". To fix: choose one of: \(names).")
    }
    let counts = [("depth", depth), ("states", states), ("controllers", controllers ?? 1), ("jobs", jobs ?? 1)]
    for (option, value) in counts where value < 1 {
      throw ValidationError("--\(option) must be at least 1.")
    }
    for (option, value) in [("patience", patience), ("time", seconds ?? 1)] where !(value > 0 && value <= 1e7) {
      throw ValidationError("--\(option) must be more than 0 and at most 10000000 seconds.")
    }
    if shard != nil, resume == nil {
      throw ValidationError("--shard needs the file of what it finds. To fix: add --resume FILE.")
    }
    if let word = merge.first, word != "merge" || merge.count == 1 || shard != nil {
      throw ValidationError("\"\(word)\" is unexpected. To fix: write merge FILES, without --shard.")
    }
    if updateBaseline, baseline == nil {
      throw ValidationError("--update-baseline needs the file. To fix: add --baseline FILE.")
    }
  }

  private static var rulesText: String {
    Columns(rows: Rule.allCases.map { ["  \($0.rawValue)", $0.explanation] }).description
  }
}

extension VerifyCommand: ToolCommand {
  /// Explores the app and returns the outcome.
  @MainActor
  package func outcome() async throws -> Outcome {
    var verification = Verification<App>(bounds: bounds)
    verification.disabledRules = Set(without)
    verification.shard = shard
    verification.drawsMap = page != nil
    if let launch { verification.options = launch.split(separator: " ").map(String.init) }
    if let worker {
      try Worker(verification, checkpoint: worker).work()
      return Outcome()
    }
    // A baseline may come from standard input, which a worker does not have.
    let accepted = try updateBaseline ? nil : baseline.map { try Baseline(contentsOf: $0) }
    // A place that cannot be written is reported before the exploration.
    let results = try ResultFiles(
      page: page, junit: junit, baseline: updateBaseline ? baseline : nil, stories: folder, payloads: App.payloads)
    let line = ProgressLine()
    let interruption = Interruption()
    verification.onProgress = { progress in
      line.show(progress)
      return !interruption.isRequested
    }
    defer { line.clear() }
    guard let arguments = ToolProcess.arguments else {
      if (jobs ?? 1) > 1 || resume != nil || !merge.isEmpty {
        throw ToolFault("jobs", status: .broken, "Only a command line has other processes.")
      }
      return outcome(of: try verification.explore(), accepted, isInterrupted: interruption.isRequested, results)
    }
    let header = ExplorationFile.Header(
      build: ExplorationFile.build, options: verification.options, controllers: controllers, tapsOnly: tapsOnly)
    let team = try Team(
      jobs ?? ProcessInfo.processInfo.activeProcessorCount, arguments: arguments, bounds: bounds,
      file: ExplorationFile(resume, header: header, parts: Array(merge.dropFirst())))
    team.patience = patience
    team.onProgress = verification.onProgress
    try team.explore()
    guard shard == nil else {
      return Outcome(output: team.summary, status: interruption.isRequested ? Status(rawValue: 130) : .done)
    }
    return outcome(of: try team.result(), accepted, isInterrupted: interruption.isRequested, results)
  }

  /// Writes the files of a result, and returns the outcome.
  private func outcome(
    of result: VerificationResult, _ accepted: Baseline?, isInterrupted: Bool, _ files: ResultFiles
  ) -> Outcome {
    var result = result
    if let accepted { result.apply(accepted) }
    var report = result.report
    let rules = App.ruleNames.filter { !without.contains($0) }
    let failures = files.write(result, accepting: &report, as: "\(App.self)", rules: rules)
    var outcome = Outcome(output: isJSON ? JSONDocument.text(of: report) : report.description)
    if !report.isClean { outcome.status = .failed }
    if requireComplete, !report.isComplete, report.isClean { outcome.status = Status(rawValue: 3) }
    if isInterrupted { outcome.status = Status(rawValue: 130) }
    for failure in failures { outcome.add(failure) }
    return outcome
  }

  private var bounds: VerificationBounds {
    var bounds = VerificationBounds(depth: depth, states: states)
    bounds.stage = stage ?? (seconds == nil ? .pairs : .everything)
    (bounds.controllers, bounds.seconds, bounds.seed) = (controllers, seconds, seed)
    bounds.tapsOnly = tapsOnly
    return bounds
  }
}
