/// A workload at several sizes of the app, by the router and by hand, whose cost must grow at most linearly.
@MainActor
struct GrowthSeries {
  /// The name of the series on the command line.
  let name: String
  /// The description of the series in the tables.
  let title: String
  let sizes: [Int]
  /// A Boolean value that indicates whether only the clock can measure the series.
  ///
  /// Callgrind crashes if the main thread waits for other threads.
  var isTimed = false
  /// Returns the work of the router in an app of a size.
  let navigation: @MainActor (_ size: Int) -> Workload
  /// Returns the same work as calls of UIKit, whose cost may grow too.
  let byHand: @MainActor (_ size: Int) -> Workload

  /// Returns the name of the work at one size, as the argument of the counting process.
  func name(size: Int, isByHand: Bool) -> String {
    "\(name)/\(size)/\(isByHand ? "hand" : "route")"
  }

  /// Returns the work with a name.
  static func workload(named name: String) -> Workload? {
    let parts = name.split(separator: "/")
    guard parts.count == 3, let size = Int(parts[1]), let series = all.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    return parts[2] == "hand" ? series.byHand(size) : series.navigation(size)
  }
}
