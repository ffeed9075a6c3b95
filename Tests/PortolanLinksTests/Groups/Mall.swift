import PortolanLinks

extension Shop: Linkable {
  static let links = FeatureLinks<Shop> { shopLinks() }
}

/// A feature that itself consists of a feature and of screens of its own.
enum Hall: Hashable, Sendable, Linkable {
  case map
  case lift(to: Int?)
  case shop(Shop)

  static let links = FeatureLinks<Hall> {
    Link("/", .map)
    Link("/lift?to={level?}", Hall.lift) { if case .lift(let level) = $0 { .some(level) } else { nil } }
    LinkGroup("/shop", Hall.shop) { if case .shop(let screen) = $0 { screen } else { nil } }
  }
}

/// An app that embeds features below a path, below one with placeholders, and one feature several times.
enum Mall: Hashable, Sendable, Linkable {
  case entrance
  case shop(Shop)
  case branch(city: String, Shop)
  case hall(wing: String, floor: Int, Hall)

  static let links = LinkTable<Mall>.trusting("https://mall.example", "mall://") {
    mallLinks(shopBelow: "/best shop/é/")
  }
}

/// Returns the links of a mall.
///
/// - Parameter prefix: The prefix of one of its features.
/// - Returns: The links.
@LinkBuilder<Mall>
func mallLinks(shopBelow prefix: String) -> [Link<Mall>] {
  Link("/entrance", .entrance)
  LinkGroup(prefix, Mall.shop) { if case .shop(let screen) = $0 { screen } else { nil } }
  LinkGroup("/branches/{city}", Mall.branch) {
    if case .branch(let city, let screen) = $0 { (city, screen) } else { nil }
  }
  LinkGroup("/halls/{wing}/{floor}", Mall.hall) {
    if case .hall(let wing, let floor, let screen) = $0 { (wing, floor, screen) } else { nil }
  }
}

extension SeededGenerator {
  mutating func hall() -> Hall {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: .map
    case 1: .lift(to: optional(Int.random(in: -9...9, using: &self)))
    default: .shop(shop())
    }
  }

  mutating func mall() -> Mall {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: .entrance
    case 1...2: .shop(shop())
    case 3...4: .branch(city: text(), shop())
    default: .hall(wing: text(), floor: Int.random(in: -9...9, using: &self), hall())
    }
  }

  /// Returns a path below which a group can stand in a mall.
  mutating func prefix() -> String {
    let components = ["a", "shop", "é", "a b", "100%", "..."]
    let path = (0..<Int.random(in: 0...3, using: &self)).map { _ in components.randomElement(using: &self) ?? "a" }
    return "/" + path.joined(separator: "/") + (path.isEmpty || Bool.random(using: &self) ? "" : "/")
  }
}
