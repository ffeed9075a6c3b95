import Foundation

/// A measurement of the time for type-checking: an app of 100, 200 and 300 destinations, each form of route, or an enum of
/// screens with links if the argument is `screens`.
///
/// The program exits with 1 if an expression takes over 100 ms, or if a time does not grow linearly.
@main
struct CompileTime {
  private static let sizes = [0, 100, 200, 300]
  private static let runs = 5
  private static let limit = 100

  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("portolan-app-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let compiler = Compiler(products: program.deletingLastPathComponent())
    if CommandLine.arguments.contains("screens") {
      guard try compareScreens(with: compiler, in: folder) else { exit(1) }
      return
    }
    let checker = TypeChecker(compiler: compiler, folder: folder)

    let seconds = try times(checker)
    let hundreds = zip(seconds.dropFirst(), seconds).map { $0 - $1 }
    print("| destinations | seconds | of that for the last hundred |\n|--:|--:|--:|")
    for (index, size) in sizes.enumerated() {
      let last = index == 0 ? "" : digits(hundreds[index - 1], 3)
      print("| \(size) | \(digits(seconds[index], 2)) | \(last) |")
    }
    let isLinear = hundreds[2] <= 1.5 * hundreds[0]
    print(
      "\n\(digits((seconds[3] - seconds[0]) / 3, 3)) s for a hundred destinations; linear: \(isLinear ? "yes" : "NO")\n"
    )

    let slow = try slowForms(checker)
    guard isLinear, slow == 0 else { exit(1) }
  }

  /// Returns the median time for each size, measured in turns.
  private static func times(_ checker: TypeChecker) throws -> [Double] {
    let apps = sizes.map(GeneratedApp.init)
    var samples = apps.map { _ in [Double]() }
    for _ in 0..<runs {
      for (index, app) in apps.enumerated() { samples[index].append(try checker.check(app).seconds) }
    }
    return samples.map { $0.sorted()[runs / 2] }
  }

  /// Prints the time of each form, and the expressions that exceed the limit.
  ///
  /// - Returns: The number of these expressions.
  private static func slowForms(_ checker: TypeChecker) throws -> Int {
    let app = GeneratedApp(destinations: 300)
    let output = try checker.check(
      app,
      options: [
        "-Xfrontend", "-debug-time-expression-type-checking",
        "-Xfrontend", "-warn-long-expression-type-checking=\(limit)",
      ]
    ).output
    // The format is "12.34ms <tab> /folder/Routes20.swift:7:22", with a line for each separately checked part.
    var milliseconds = RouteForm.all.map { _ in 0.0 }
    for match in output.matches(of: /([0-9.]+)ms\t[^\n]*\/(\w+\.swift):(\d+):\d+/) {
      guard let time = Double(match.1), let line = Int(match.3), let form = app.form(file: String(match.2), line: line)
      else { continue }
      milliseconds[form] += time
    }
    print("| form of the route | milliseconds each |\n|---|--:|")
    let each = Double(app.destinations / RouteForm.all.count)
    for (form, time) in zip(RouteForm.all, milliseconds).sorted(by: { $0.1 > $1.1 }) {
      print("| \(form.name) | \(digits(time / each, 2)) |")
    }
    let warnings = output.split(separator: "\n").filter { $0.contains("to type-check") && $0.contains("warning:") }
    print("\nExpressions that take over \(limit) ms: \(warnings.count)")
    for warning in warnings { print(warning) }
    return warnings.count
  }

  static func digits(_ number: Double, _ count: Int) -> String {
    String(format: "%.\(count)f", number)
  }
}
