/// Some work at several sizes of the app, by the router and by hand: it may not cost more than in proportion.
@MainActor
struct GrowthSeries {
  /// What the series is called on the command line.
  let name: String
  /// What grows, for people.
  let title: String
  let sizes: [Int]
  /// Whether the clock measures it in any case: where the main thread waits for others, callgrind crashes.
  var isTimed = false
  /// What the router does in an app of that size.
  let navigation: @MainActor (_ size: Int) -> Workload
  /// The same in UIKit's calls, which may be what grows.
  let byHand: @MainActor (_ size: Int) -> Workload

  /// The name of the work at one size: what the counting process is told to do.
  func name(size: Int, isByHand: Bool) -> String {
    "\(name)/\(size)/\(isByHand ? "hand" : "route")"
  }

  /// The work of that name.
  static func workload(named name: String) -> Workload? {
    let parts = name.split(separator: "/")
    guard parts.count == 3, let size = Int(parts[1]), let series = all.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    return parts[2] == "hand" ? series.byHand(size) : series.navigation(size)
  }
}
