import Foundation

/// Compares the symbol graphs of HeadlessUIKit with the symbol graphs of the interface of UIKit, but for a list of differences.
///
///     compare FOLDER LIST
///
/// FOLDER has the compiler's symbol graphs; LIST has, a line each, a path and after it the reason why it may differ. A path
/// that ends in `*` stands for all that begin with it. A line that fits no difference is a fault too.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      print("Usage: compare FOLDER LIST")
      exit(2)
    }
    do {
      let folder = URL(fileURLWithPath: arguments[1])
      let ours = try Interface(modules: ["HeadlessUIKit"], folder: folder)
      let theirs = try Interface(modules: ["UIKit", "UserNotifications"], folder: folder)
      let excused = try ExcusedDifferences(file: URL(fileURLWithPath: arguments[2]))
      exit(report(Comparison(of: ours, with: theirs), excused: excused) ? 0 : 1)
    } catch {
      print("\(error)")
      exit(2)
    }
  }

  private static func report(_ comparison: Comparison, excused: ExcusedDifferences) -> Bool {
    let unexcused = comparison.differences.filter { !excused.contains($0.path) }
    for difference in unexcused { print("  \(difference.path) \(difference.reason)") }
    let idle = excused.idle(for: comparison.differences.map(\.path))
    for path in idle { print("  \(path) is in the list of differences and does not differ") }
    let differing = Set(comparison.differences.map(\.path)).count
    print(
      "\(comparison.rows) declarations compared: \(comparison.rows - differing) equal, "
        + "\(differing - Set(unexcused.map(\.path)).count) in the list, \(Set(unexcused.map(\.path)).count) to mend")
    return unexcused.isEmpty && idle.isEmpty
  }
}
