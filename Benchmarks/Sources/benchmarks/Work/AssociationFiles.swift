import Foundation
import PortolanAssociation
import PortolanLinks

/// The workloads about association files.
@MainActor
enum AssociationFiles {
  private static let app = "ABCDE12345.example.store"

  /// Reads a file, checks it, and decides about a URL.
  ///
  /// Each rule uses a variable with hundreds of texts several times.
  static func check(rules count: Int) -> Workload {
    Workload {
      let data = file(of: count)
      return { times in
        for _ in 0..<times {
          let file = try AppSiteAssociation(data)
          keep(file.issues.count)
          keep(file.decision(for: "https://store.example/section7/en/items/42/de", appID: app).opens)
        }
      }
    }
  }

  private static func file(of count: Int) -> Data {
    let rules = (0..<count).map { AppSiteAssociation.Rule(path: "/section\($0)/$(lang)/items/$(item)/$(lang)") }
    return Data(
      AppSiteAssociation(
        details: [.init(appIDs: [app], rules: rules)],
        substitutionVariables: ["item": (0..<500).map(String.init)]
      ).json.utf8)
  }

  /// Prevents the compiler from removing work without a result.
  @inline(never)
  private static func keep<Value>(_ value: Value) {}
}
