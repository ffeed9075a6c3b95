public import Foundation

/// The table from URLs to screens.
///
/// The store answers `https://store.example` and its own scheme, in which the first part of the path may stand in the
/// place of the host: `store://products/42`. A query and a fragment are ignored, as campaigns add their own.
public enum StoreLinks {
  /// Where universal links begin.
  public static let origin = "https://\(host)"
  /// The scheme of the app.
  public static let scheme = "store"
  /// The longest link that is looked at, in bytes.
  public static let maximumLength = 2048

  static let host = "store.example"

  /// Everything that can be opened, in the order in which links are matched.
  public static let table: [LinkPattern] = [
    LinkPattern("/", "HomeViewController", "selects the tab Home, and replaces the root where there are no tabs") { _ in
      .home
    },
    LinkPattern("/catalogue", "CatalogueViewController", "selects the tab Catalogue") { _ in .catalogue },
    LinkPattern(
      "/products/{id}", "ProductViewController",
      "shows the product that is there; else pushes it in the tab on screen, or presents it where that has no stack"
    ) { values throws(LinkFault) in .product(id: try positive(values[0])) },
    LinkPattern("/bag", "BagViewController", "presents the bag, and never selects the tab Bag") { _ in .bag },
    LinkPattern("/account", "AccountViewController", "selects the tab Account") { _ in .account },
    LinkPattern("/settings", "SettingsViewController", "pushes onto Account, for those only who are logged in") { _ in
      .settings
    },
    LinkPattern("/login", "LoginViewController", "presents the login over what is on screen") { _ in .login },
    LinkPattern("/forgot-password", "ForgotPasswordViewController", "pushes onto the login, which it presents") { _ in
      .forgotPassword
    },
    LinkPattern("/onboarding", "OnboardingViewController", "replaces the root") { _ in .onboarding },
    LinkPattern("/cities", "CitiesViewController", "presents the first column of the cities") { _ in .cities },
    LinkPattern("/cities/{name}", "CityViewController", "shows the city in the second column") {
      values throws(LinkFault) in .city(name: try city(values[0]))
    },
    LinkPattern("/text-input", "TextInputViewController", "presents the note") { _ in .textInput },
    LinkPattern("/text-confirmation/{text}", "TextConfirmationViewController", "pushes onto the note") { values in
      .textConfirmation(text: values[0])
    },
  ]

  /// The screen that a link opens.
  ///
  /// - Parameter url: A URL of any origin.
  /// - Throws: ``StoreLinkError``.
  /// - Complexity: O(n) in the length of the link and the number of patterns.
  public static func screen(for url: URL) throws(StoreLinkError) -> StoreScreen {
    try screen(for: url.absoluteString)
  }

  /// The screen that a link opens.
  ///
  /// - Parameter text: Any text, trusted in nothing.
  /// - Throws: ``StoreLinkError``.
  /// - Complexity: O(n) in the length of the link and the number of patterns.
  public static func screen(for text: String) throws(StoreLinkError) -> StoreScreen {
    try match(text).screen
  }

  /// The screen that a link opens, with the row of the table that says so.
  ///
  /// - Parameter text: Any text, trusted in nothing.
  /// - Throws: ``StoreLinkError``.
  /// - Complexity: O(n) in the length of the link and the number of patterns.
  public static func match(_ text: String) throws(StoreLinkError) -> (screen: StoreScreen, pattern: LinkPattern) {
    let path = try LinkPath(text).segments
    for pattern in table {
      guard let values = pattern.values(in: path) else { continue }
      do throws(LinkFault) {
        return (try pattern.make(values), pattern)
      } catch {
        throw StoreLinkError(.badValue, link: text, reason: error.reason)
      }
    }
    let shown = Printable.quoted("/" + path.joined(separator: "/"))
    throw StoreLinkError(.unknown, link: text, reason: "no screen has the path \(shown)")
  }

  private static func positive(_ text: String) throws(LinkFault) -> Int {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let id = Int(text), id > 0 else {
      throw LinkFault(reason: "\(Printable.quoted(text)) is no product id, which is a whole number from 1")
    }
    return id
  }

  private static func city(_ text: String) throws(LinkFault) -> City {
    if let city = City(rawValue: text.lowercased()) { return city }
    let cities = City.allCases.map(\.name).joined(separator: ", ")
    throw LinkFault(reason: "the store delivers to no city \(Printable.quoted(text)), but to \(cities)")
  }
}
