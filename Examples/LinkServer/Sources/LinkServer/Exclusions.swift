import PortolanAssociation
import PortolanLinks

/// The links that the association file keeps in the browser, although the table has them.
struct Exclusions {
  private let matchers: [AssociationMatcher]

  /// Creates the exclusions of an association file.
  init(_ file: AppSiteAssociation) {
    matchers = Set(file.details.flatMap(\.appIDs)).map { AssociationMatcher(file, appID: $0) }
  }

  /// Returns a Boolean value that indicates whether the link opens in none of the apps.
  func contain(_ link: String) -> Bool { !matchers.contains { $0.decision(for: link).opens } }
}
